import Testing

@Suite struct MediaPipelineTests {}
