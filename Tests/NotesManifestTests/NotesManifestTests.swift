import Testing

@Suite struct NotesManifestTests {}
