import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An IP address, and whether it belongs to the public internet.
///
/// The ranges are those of IANA's special-purpose registries (RFC 6890) that are not globally reachable, and of IPv6 all that
/// lies outside 2000::/3. An IPv6 address that only carries an IPv4 address is judged by that one.
struct NetworkAddress: Sendable, CustomStringConvertible {
    /// Four or sixteen, in network order.
    let bytes: [UInt8]

    /// - Parameter text: dotted decimal, or IPv6 with or without brackets and a zone.
    init?(_ text: String) {
        var text = Substring(text)
        if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
        if text.contains(":"), let zone = text.firstIndex(of: "%") { text = text[..<zone] }
        var buffer = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, String(text), &buffer) == 1 {
            bytes = Array(buffer[..<4])
        } else if inet_pton(AF_INET6, String(text), &buffer) == 1 {
            bytes = buffer
        } else {
            return nil
        }
    }

    /// - Parameters:
    ///   - address: the start of a socket address of that family.
    ///   - family: `AF_INET` or `AF_INET6`; anything else is no address here.
    ///   - length: the bytes that may be read.
    init?(socketAddress address: UnsafeRawPointer, family: Int32, length: Int) {
        switch family {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            let address = address.loadUnaligned(as: sockaddr_in.self)
            bytes = withUnsafeBytes(of: address.sin_addr) { Array($0) }
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            let address = address.loadUnaligned(as: sockaddr_in6.self)
            bytes = withUnsafeBytes(of: address.sin6_addr) { Array($0) }
        default:
            return nil
        }
    }

    private init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "?" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// What kind of address this is where it is not a public one: "loopback"; `nil` for an address of the internet.
    var refusal: String? {
        if bytes.count == 4 { return Self.ipv4.first { $0.contains(bytes) }?.kind }
        for (block, embedded) in Self.carriers where block.contains(bytes) {
            for address in embedded(bytes) {
                if let kind = NetworkAddress(address).refusal { return "\(kind), as \(block.kind)" }
            }
            return nil
        }
        if let kind = Self.ipv6.first(where: { $0.contains(bytes) })?.kind { return kind }
        guard Self.globalUnicast.contains(bytes) else { return "reserved" }
        // An interface identifier of ISATAP (RFC 5214) ends in the IPv4 address that the packets go to.
        if bytes[8] & 0xfd == 0, bytes[9...11].elementsEqual([0, 0x5e, 0xfe]), let kind = NetworkAddress(bytes[12...]).refusal {
            return "\(kind), as ISATAP"
        }
        return nil
    }

    /// A range of addresses by its leading bits.
    struct Block: Sendable {
        let prefix: [UInt8]
        let bits: Int
        let kind: String

        init(_ prefix: String, _ bits: Int, _ kind: String) {
            self.prefix = NetworkAddress(prefix)?.bytes ?? []
            self.bits = bits
            self.kind = kind
        }

        func contains(_ bytes: [UInt8]) -> Bool {
            guard bytes.count == prefix.count, (0...bytes.count * 8).contains(bits) else { return false }
            let whole = bits / 8
            guard bytes[..<whole] == prefix[..<whole] else { return false }
            let rest = bits % 8
            return rest == 0 || (bytes[whole] ^ prefix[whole]) >> (8 - rest) == 0
        }
    }

    private static let ipv4 = [
        Block("0.0.0.0", 8, "this host"),
        Block("10.0.0.0", 8, "private"),
        Block("100.64.0.0", 10, "shared by a carrier's NAT"),
        Block("127.0.0.0", 8, "loopback"),
        // Where most clouds serve their machines' credentials.
        Block("169.254.0.0", 16, "link-local"),
        Block("172.16.0.0", 12, "private"),
        Block("192.0.0.0", 24, "reserved for protocols"),
        Block("192.0.2.0", 24, "documentation"),
        Block("192.88.99.0", 24, "a 6to4 relay"),
        Block("192.168.0.0", 16, "private"),
        Block("198.18.0.0", 15, "benchmarking"),
        Block("198.51.100.0", 24, "documentation"),
        Block("203.0.113.0", 24, "documentation"),
        Block("224.0.0.0", 4, "multicast"),
        Block("255.255.255.255", 32, "broadcast"),
        Block("240.0.0.0", 4, "reserved"),
        // Public in form, yet answered by Azure's host to each of its machines.
        Block("168.63.129.16", 32, "a cloud's own service"),
    ]

    private static let globalUnicast = Block("2000::", 3, "global unicast")

    private static let ipv6 = [
        Block("::", 128, "this host"),
        Block("::1", 128, "loopback"),
        Block("::", 96, "IPv4-compatible"),
        Block("64:ff9b:1::", 48, "local NAT64"),
        Block("100::", 64, "discarded"),
        Block("100:0:0:1::", 64, "reserved"),
        Block("2001:2::", 48, "benchmarking"),
        Block("2001:db8::", 32, "documentation"),
        Block("2001::", 23, "reserved for protocols"),
        Block("3fff::", 20, "documentation"),
        Block("5f00::", 16, "segment routing"),
        Block("fc00::", 7, "unique local"),
        Block("fe80::", 10, "link-local"),
        Block("fec0::", 10, "site-local"),
        Block("ff00::", 8, "multicast"),
    ]

    /// Forms that carry IPv4 addresses, and where. NAT64 is among them, not among the refused: behind it, all of the IPv4
    /// internet has such addresses.
    private static let carriers: [(Block, @Sendable ([UInt8]) -> [[UInt8]])] = [
        (Block("::ffff:0:0", 96, "IPv4-mapped IPv6"), { [Array($0[12...])] }),
        (Block("::ffff:0:0:0", 96, "IPv4-translated IPv6"), { [Array($0[12...])] }),
        (Block("64:ff9b::", 96, "NAT64"), { [Array($0[12...])] }),
        (Block("2002::", 16, "6to4"), { [Array($0[2..<6])] }),
        // The server's address, and the client's with all bits turned (RFC 4380 §4).
        (Block("2001::", 32, "Teredo"), { [Array($0[4..<8]), $0[12...].map { ~$0 }] }),
    ]
}
