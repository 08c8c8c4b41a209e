"""What no command writes alike in every FFmpeg: the display matrix of a QuickTime track."""
import struct


def turn_right(path):
    """Marks the picture track as to be turned by 90 degrees clockwise, as a phone held upright does."""
    data = bytearray(path.read_bytes())
    for track in inside(data, *next(inside(data, 0, len(data), b"moov")), b"trak"):
        media = next(inside(data, *track, b"mdia"))
        handler = next(inside(data, *media, b"hdlr"))
        if data[handler[0] + 8:handler[0] + 12] != b"vide":
            continue
        header = next(inside(data, *track, b"tkhd"))[0]
        matrix = header + (52 if data[header] else 40)
        height = struct.unpack(">I", data[matrix + 40:matrix + 44])[0]
        one = 1 << 16
        data[matrix:matrix + 36] = struct.pack(">9i", 0, one, 0, -one, 0, 0, height, 0, 1 << 30)
    path.write_bytes(data)


def inside(data, start, end, kind):
    """Start and end of the content of each box of a kind between two offsets."""
    while start + 8 <= end:
        size, name = struct.unpack(">I4s", data[start:start + 8])
        head = 8
        if size == 1:
            size, head = struct.unpack(">Q", data[start + 8:start + 16])[0], 16
        size = size or end - start
        if name == kind:
            yield start + head, start + size
        start += size
