import Testing

@testable import MediaPipeline

/// Which addresses belong to the public internet (IANA's special-purpose registries, RFC 6890).
@Suite struct FetchAddressTests {
    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.1",
        "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0",
        "198.17.255.255", "198.20.0.0", "203.0.112.255", "203.0.114.0", "223.255.255.255",
        "2606:4700::1111", "2a00:1450:4001::200e", "2400:cb00::1", "2001:4860:4860::8888",
        "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1", "2001:0:808:808::f7f7:f7f7",
    ])
    func `an address of the internet is admitted`(text: String) throws {
        #expect(try #require(NetworkAddress(text)).refusal == nil)
    }

    @Test(arguments: [
        ("0.0.0.0", "this host"), ("0.1.2.3", "this host"), ("10.0.0.1", "private"), ("10.255.255.255", "private"),
        ("100.64.0.1", "NAT"), ("100.127.255.255", "NAT"), ("100.100.100.200", "NAT"), ("127.0.0.1", "loopback"),
        ("127.255.255.254", "loopback"), ("169.254.169.254", "link-local"), ("172.16.0.1", "private"),
        ("172.31.255.255", "private"), ("192.0.0.192", "protocols"), ("192.0.2.1", "documentation"),
        ("192.88.99.1", "6to4"), ("192.168.0.1", "private"), ("198.18.0.1", "benchmarking"), ("198.19.255.255", "benchmarking"),
        ("198.51.100.7", "documentation"), ("203.0.113.9", "documentation"), ("224.0.0.1", "multicast"),
        ("239.255.255.255", "multicast"), ("240.0.0.1", "reserved"), ("255.255.255.255", "broadcast"),
        ("168.63.129.16", "cloud"),
        ("::", "this host"), ("::1", "loopback"), ("::127.0.0.1", "IPv4-compatible"), ("::8.8.8.8", "IPv4-compatible"),
        ("::ffff:127.0.0.1", "loopback"), ("::ffff:7f00:1", "loopback"), ("::ffff:10.0.0.1", "private"),
        ("::ffff:169.254.169.254", "link-local"), ("::ffff:0:127.0.0.1", "loopback"), ("64:ff9b::127.0.0.1", "loopback"),
        ("64:ff9b::10.1.2.3", "private"), ("64:ff9b::a9fe:a9fe", "link-local"), ("64:ff9b:1::808:808", "NAT64"),
        ("64:ff9b:2::1", "reserved"), ("100::1", "discarded"), ("100:0:0:1::1", "reserved"), ("2001:2::1", "benchmarking"),
        ("2001:10::1", "protocols"), ("2001:20::1", "protocols"), ("2001:db8::1", "documentation"), ("3fff::1", "documentation"),
        ("2002:7f00:1::1", "loopback"), ("2002:c0a8:1::1", "private"), ("2002:a00:1::", "private"),
        ("2001:0:7f00:1::f7f7:f7f7", "loopback"), ("2001:0:808:808::80ff:fffe", "loopback"),
        ("2400:cb00::5efe:10.0.0.1", "private"), ("2400:cb00::200:5efe:127.0.0.1", "loopback"),
        ("fc00::1", "unique local"), ("fd00:ec2::254", "unique local"), ("fe80::1", "link-local"), ("fe80::1%eth0", "link-local"),
        ("febf::1", "link-local"), ("fec0::1", "site-local"), ("ff02::1", "multicast"), ("5f00::1", "segment"),
        ("4000::1", "reserved"), ("[::1]", "loopback"),
    ])
    func `an address outside the internet is refused and its kind told`(text: String, kind: String) throws {
        let refusal = try #require(NetworkAddress(text)?.refusal)
        #expect(refusal.contains(kind))
    }

    @Test(arguments: ["", "localhost", "1.2.3", "256.1.1.1", "1.2.3.4.5", "g::1", "0x7f.0.0.1"])
    func `what is not an address is not taken for one`(text: String) {
        #expect(NetworkAddress(text) == nil)
    }
}
