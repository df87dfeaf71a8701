import { open } from 'node:fs/promises';

/** Reads the size of a chunk with its header from its first 16 bytes; undefined when it is unknown. */
type Measure = (header: Buffer) => number | undefined;

const measures: Partial<Record<string, { start: number; measure: Measure }>> = {
  mov: { start: 0, measure: boxSize },
  wav: { start: 0, measure: riffSize },
  avi: { start: 0, measure: riffSize },
  caf: { start: 8, measure: cafSize },
};

const MAX_CHUNKS = 10_000;
/** Some recorders count their own header, or a padding byte. */
const TOLERANCE = 16;

/** Whether a file ends before the last of its outermost chunks does, which ffmpeg reports for few formats. */
export async function endsEarly(path: string, demuxer: string): Promise<boolean> {
  const format = measures[demuxer];
  if (!format) return false;
  await using file = await open(path);
  const { size: bytes } = await file.stat();
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

/** CAF: type and size without this header; -1 is the rest of the file. */
function cafSize(header: Buffer) {
  return atLeast(12, Number(header.readBigInt64BE(4)) + 12);
}

function atLeast(min: number, size: number) {
  return size >= min ? size : undefined;
}
