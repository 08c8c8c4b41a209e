"""Pictures compared as people see them: by the mean colours of small blocks, so that another font's edges do not count."""
import struct
import zlib


def pixels(png):
    """Width, height and rows of RGB bytes of an 8-bit PNG without interlacing."""
    place, data, width, height, channels = 8, b"", 0, 0, 0
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8 and body[12] == 0
        elif kind == b"IDAT":
            data += body
        place += 12 + length
    data = zlib.decompress(data)
    stride, rows, above = width * channels, [], bytearray(width * channels)
    for y in range(height):
        start = y * (stride + 1)
        kind, row = data[start], bytearray(data[start + 1:start + 1 + stride])
        for x in range(stride):
            left = row[x - channels] if x >= channels else 0
            up = above[x]
            if kind == 1:
                row[x] = row[x] + left & 255
            elif kind == 2:
                row[x] = row[x] + up & 255
            elif kind == 3:
                row[x] = row[x] + (left + up) // 2 & 255
            elif kind == 4:
                corner = above[x - channels] if x >= channels else 0
                guess = left + up - corner
                far = abs(guess - left), abs(guess - up), abs(guess - corner)
                best = left if far[0] <= far[1] and far[0] <= far[2] else up if far[1] <= far[2] else corner
                row[x] = row[x] + best & 255
        rows.append(row)
        above = row
    if channels == 4:
        rows = [bytes(b for x in range(0, stride, 4) for b in row[x:x + 3]) for row in rows]
    return width, height, rows


def blocks(png, across=12):
    """Mean colours of a grid of blocks."""
    width, height, rows = pixels(png)
    side = width / across
    down = max(1, round(height / side))
    grid = []
    for j in range(down):
        for i in range(across):
            ys = range(int(j * height / down), int((j + 1) * height / down))
            xs = range(int(i * width / across), int((i + 1) * width / across))
            sums = [0, 0, 0]
            for y in ys:
                row = rows[y]
                for channel in range(3):
                    sums[channel] += sum(row[xs.start * 3 + channel:xs.stop * 3:3])
            grid.append([value / (len(ys) * len(xs)) for value in sums])
    return (width, height), grid


def difference(one, other):
    """Mean and largest difference of two pictures' blocks, 0…1; the largest possible where their shapes differ."""
    (size, a), (other_size, b) = blocks(one), blocks(other)
    if abs(size[0] - other_size[0]) > 2 or abs(size[1] - other_size[1]) > 2 or len(a) != len(b):
        return 1, 1
    each = [max(abs(x - y) for x, y in zip(p, q)) / 255 for p, q in zip(a, b)]
    return sum(each) / len(each), max(each)
