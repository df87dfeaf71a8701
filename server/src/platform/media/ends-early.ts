import { open } from 'node:fs/promises';

/** Reads the size of a chunk with its header from its first 16 bytes; undefined when it is unknown. */
type Measure = (header: Buffer) => number | undefined;

const boxes = { start: 0, measure: boxSize };
const riff = { start: 0, measure: riffSize };
const png = { start: 8, measure: pngSize };
const measures: Partial<Record<string, { start: number; measure: Measure }>> = {
  ...{ mov: boxes, heic: boxes, heif: boxes, avif: boxes },
  ...{ wav: riff, avi: riff, webp: riff },
  ...{ png, apng: png },
  caf: { start: 8, measure: cafSize },
};

const MAX_CHUNKS = 10_000;
/** Some recorders count their own header, or a padding byte. */
const TOLERANCE = 16;
/** Cameras write more behind a JPEG. */
const JPEG_TAIL = 65_536;

/**
 * Whether a file ends before the last of its outermost chunks does, which ffmpeg reports for few formats. `name` is the
 * extension of a picture or the demuxer of a recording.
 */
export async function endsEarly(path: string, name: string): Promise<boolean> {
  await using file = await open(path);
  const { size: bytes } = await file.stat();
  if (name === 'jpg') {
    const start = Math.max(0, bytes - JPEG_TAIL);
    const { buffer } = await file.read(Buffer.alloc(bytes - start), 0, bytes - start, start);
    return !buffer.includes(Buffer.from([0xff, 0xd9]));
  }
  const format = measures[name];
  if (!format) return false;
  let { start } = format;
  for (let chunk = 0; chunk < MAX_CHUNKS && start < bytes; chunk += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start);
    const size = bytesRead === 16 ? format.measure(buffer) : undefined;
    if (!size) return false;
    start += size;
  }
  return start > bytes + TOLERANCE;
}

/** MP4, QuickTime and their relatives: size and type. 1 means that a long size follows, 0 the rest of the file. */
function boxSize(header: Buffer) {
  const size = header.readUInt32BE(0);
  const isBox = /^[\w ©-]{4}$/.test(header.toString('latin1', 4, 8));
  if (!isBox) return undefined;
  return atLeast(8, size === 1 ? Number(header.readBigUInt64BE(8)) : size);
}

/** WAV and AVI: type and size without this header. Recorders that were stopped leave 0 or the largest number. */
function riffSize(header: Buffer) {
  const size = header.readUInt32LE(4);
  return size >= 0x7fff0000 ? undefined : atLeast(9, size + 8);
}

/** PNG: size and type. The size is without both and the checksum. */
function pngSize(header: Buffer) {
  return header.readUInt32BE(0) + 12;
}

/** CAF: type and size without this header; -1 is the rest of the file. */
function cafSize(header: Buffer) {
  return atLeast(12, Number(header.readBigInt64BE(4)) + 12);
}

function atLeast(min: number, size: number) {
  return size >= min ? size : undefined;
}
