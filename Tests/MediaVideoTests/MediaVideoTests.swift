import Testing

@Suite struct MediaVideoTests {}
