import MediaPipeline

/// What decides how sources are fetched whose URL is http or https.
extension OptionCatalogue {
    static let remote: [OptionDefinition] = [
        OptionDefinition(
            list: "allow-host", .text("NAME"), \.configuration.allowedHosts, separator: ",", group: .remote,
            help: "A host, with or without a port, that may lead to a private address or to this machine. May be given several "
                + "times."),
        OptionDefinition(
            "allow-private-hosts", .flag, \.configuration.allowPrivateHosts, default: "false", group: .remote,
            help: "Every host may lead to private addresses."),
        // The environment, not the command line, keeps a secret from the list of processes.
        OptionDefinition(
            list: "header", .text("LINE"), \.configuration.headers, separator: "\n", group: .remote,
            help: "A request header, as 'Name: value', or 'host=Name: value' for one host alone. May be given several times; a "
                + "secret is better set in NOTELET_MEDIA_HEADER. It is in no lock, report or message."),
        OptionDefinition(
            "offline", .flag, \.configuration.offline, default: "false", group: .remote,
            help: "Fetch nothing: remote sources come from earlier runs."),
    ]
}
