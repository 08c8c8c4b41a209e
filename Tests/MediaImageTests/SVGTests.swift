import Foundation
import Testing

@testable import MediaImage

/// Row "SVG" of the image table.
@Suite struct SVGTests {
    static func document(
        _ attributes: String = #"width="100" height="100""#, _ body: String = #"<rect width="50" height="100" fill="red"/>"#
    ) -> String {
        #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(attributes)>\#(body)</svg>"#
    }

    @Test func `a drawing is rendered at the size needed, with its transparency`() throws {
        let sources = try Sources()
        let path = try sources.write(Data(SVGTests.document().utf8), as: "a.svg")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [400, 200], format: .png))
        #expect(rendered.renditions.map(\.width) == [400, 200])
        #expect([rendered.source.width, rendered.source.height] == [100, 100] as [Int])
        let pixels = try decode(rendered.renditions[0].data)
        #expect(pixels[100, 200].distance(.red) == 0)
        #expect(pixels[300, 200].alpha == 0)
        // Drawn at that size, not enlarged: the edge is sharp.
        #expect(pixels[198, 200].alpha == 255 && pixels[201, 200].alpha == 0)
        #expect(rendered.warnings.isEmpty)
    }

    @Test(arguments: [
        (#"viewBox="0 0 30 20""#, 30, 20), (#"width="0" height="0" viewBox="0 0 30 20""#, 0, 0),
        (#"width="50%" viewBox="0 0 40 40""#, 0, 0),
        (#"width="3e7" height="3e7""#, 0, 0), (#"width="-5" height="10""#, 0, 0), ("", 0, 0),
    ])
    func `missing, zero and absurd sizes are handled`(attributes: String, width: Int, height: Int) throws {
        let sources = try Sources()
        let path = try sources.write(Data(SVGTests.document(attributes).utf8), as: "a.svg")
        do {
            let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [64], format: .png))
            #expect(rendered.renditions[0].width == 64)
            if width > 0 { #expect([rendered.source.width, rendered.source.height] == [width, height] as [Int]) }
        } catch {
            #expect(width == 0 && [.corrupt, .tooManyPixels].contains(error.code), "\(error)")
        }
    }

    @Test(arguments: [
        #"<image href="photo.png" width="9" height="9"/>"#, #"<image xlink:href="http://example.com/a.png"/>"#,
        #"<image xlink:href = 'file:///etc/passwd'/>"#, #"<use href="other.svg#part"/>"#,
        #"<style>@import url("http://example.com/a.css");</style>"#,
        #"<style>rect { fill: url(other.svg#paint) }</style>"#, #"<rect style="fill:url('http://example.com/p#a')"/>"#,
        #"<rect filter="url(&quot;http://example.com/f#a&quot;)"/>"#, #"<image href="&#102;ile:///etc/passwd"/>"#,
        #"<style><![CDATA[ rect { fill: URL(http://example.com/x) } ]]></style>"#, #"<feImage href="../a.png"/>"#,
    ])
    func `references to the outside are refused`(body: String) throws {
        let sources = try Sources()
        let path = try sources.write(Data(SVGTests.document(#"width="9" height="9""#, body).utf8), as: "a.svg")
        let error = failure { try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [9], format: .png)) }
        #expect(error?.code == .unsupportedFormat)
        #expect(error?.message.contains("outside of itself") == true)
    }

    @Test(arguments: [
        #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
        #"<!DOCTYPE svg [<!ENTITY % x PUBLIC "a" "http://example.com/x">]>"#,
        #"<!DOCTYPE svg [<!ENTITY x '<image href="file:///etc/passwd"/>'>]>"#,
        #"<?xml-stylesheet href="http://example.com/a.css"?>"#,
    ])
    func `entities and style sheets from outside are refused`(head: String) throws {
        let sources = try Sources()
        let text = head + #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>"#
        let error = failure { try ImageRenderer.inspect(path: sources.write(Data(text.utf8), as: "a.svg")) }
        #expect(error?.code == .unsupportedFormat, "\(String(describing: error))")
    }

    @Test func `what stays inside is drawn: fragments, links, embedded images, a public DTD, comments`() throws {
        let sources = try Sources()
        let png = PNGFile(Pixels(width: 4, height: 4, channels: 3, colour: .blue)).data.base64EncodedString()
        let body = """
            <!-- <image href="http://example.com/comment.png"/> -->
            <defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
            <a xlink:href="https://example.com"><rect width="50" height="100" fill="url(#g)"/></a>
            <image x="50" width="50" height="100" preserveAspectRatio="none" xlink:href="data:image/png;base64,\(png)"/>
            """
        let text =
            #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#
            + SVGTests.document(#"width="100" height="100""#, body).dropFirst(21)
        let pixels = try square(sources.write(Data(text.utf8), as: "a.svg"), ImageRecipe(sides: [100], format: .png))
        #expect(pixels[20, 50].distance(.red) <= 2)
        #expect(pixels[80, 50].distance(.blue) <= 2)
    }

    @Test func `an embedded image over the limit is refused before it is decoded`() throws {
        let sources = try Sources()
        var png = PNGFile(Pixels(width: 4, height: 4)).data
        png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        // The header's own checksum holds.
        png.replaceSubrange(29..<33, with: PNGFile.big(Int(Zlib.checksum([UInt8](png[12..<29]))), 4))
        let body = #"<image width="9" height="9" href="data:image/png;base64,\#(png.base64EncodedString())"/>"#
        let path = try sources.write(Data(SVGTests.document(#"width="9" height="9""#, body).utf8), as: "a.svg")
        #expect(failure { try ImageRenderer.inspect(path: path) }?.code == .tooManyPixels)
    }

    @Test func `packed drawings are unpacked first: whole, cut off, and bombs`() throws {
        let sources = try Sources()
        let text = [UInt8](SVGTests.document().utf8)
        let packed = try #require(Zlib.deflate(text))
        // zlib's stream in the clothes of gzip.
        let tail = ColourTag.little(Int(Zlib.checksum(text)), 4) + ColourTag.little(text.count, 4)
        let gzip = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3] + packed[2..<packed.count - 4] + tail
        #expect(
            try square(sources.write(Data(gzip), as: "a.svgz"), ImageRecipe(sides: [64], format: .png))[10, 30].distance(.red)
                == 0)
        for count in [20, gzip.count / 2, gzip.count - 9] {
            let error = failure { try ImageRenderer.inspect(path: sources.write(Data(gzip.prefix(count)), as: "cut.svgz")) }
            #expect(error?.code == .truncated, "\(count): \(String(describing: error))")
        }
        let zeros = [UInt8](repeating: 0x20, count: 40 << 20)
        let bomb = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3] + (try #require(Zlib.deflate(zeros)))[2...]
        #expect(failure { try ImageRenderer.inspect(path: sources.write(Data(bomb), as: "bomb.svgz")) }?.code == .tooLarge)
    }

    @Test func `a drawing that takes too long is given up`() throws {
        let started = DispatchTime.now()
        let error = failure {
            try Watchdog.run(seconds: 0.05, what: "drawing") { isOver throws(ImageError) in
                while !isOver() {}
                throw ImageError(.cancelled, "stopped")
            }
        }
        #expect(error?.code == .timedOut)
        #expect(DispatchTime.now() > started)
    }

    @Test(arguments: ["<svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect", "<svg/>"])
    func `text that only begins like an SVG is refused`(text: String) throws {
        let sources = try Sources()
        #expect(
            failure { try ImageRenderer.render(path: sources.write(Data(text.utf8), as: "a.svg"), recipe: ImageRecipe()) } != nil)
    }
}
