import { inflateSync } from 'node:zlib';

/** The sizes of the header and of each entry of the directory, in WOFF 1.0 and in a font without compression. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Returns a WOFF font without its compression. fontkit would decompress a whole table again for each glyph that it
 * reads from it.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let size = directory.length;
  for (let table = 0; table < count; table++) {
    const from = WOFF.header + table * WOFF.entry;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(start, start + packed);
    const to = SFNT.header + table * SFNT.entry;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(size, to + 8);
    directory.writeUInt32BE(length, to + 12);
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-length & 3);
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding);
    size += length + padding.length;
  }
  return Buffer.concat(parts);
}
