import Testing

@Suite struct MediaImageTests {}
