import { endsEarly } from '#platform/media/ends-early.ts';
import {
  aac,
  bt709,
  demuxers,
  h264,
  inputOf,
  isHdr,
  LONGEST_SIDE,
  playable,
  readStreams,
  toneMapping,
  uprightSize,
  write,
} from '#platform/media/ffmpeg.ts';
import { isInstalled } from '#platform/media/run-bounded.ts';
import { writeTake } from '#platform/media/write-take.ts';

/** What ffprobe reports about a file. */
export interface Recording {
  /** Whether the end of the file is missing; everything else is then unknown. */
  isCutOff: boolean;
  /** Undefined when the file does not state it, as in recordings made by browsers. */
  seconds: number | undefined;
  /** The size of the upright picture. */
  video: { width: number; height: number } | undefined;
  hasSound: boolean;
}

/** Reads and rewrites videos and recordings. Its input may be crafted to attack it. */
export interface Transcoder {
  /** Returns undefined when the file cannot be read. */
  probe: (path: string, extension: string) => Promise<Recording | undefined>;
  /** Writes an MP4 that every browser can play before it is fully loaded, without the camera's metadata. */
  writeVideo: (path: string, extension: string, target: string) => Promise<void>;
  /** Writes an M4A with the same properties. */
  writeSound: (path: string, extension: string, target: string) => Promise<void>;
  writeTake: typeof writeTake;
  /** Writes a still as PNG, from a moment in seconds on. */
  writeStill: (path: string, extension: string, target: string, from?: number) => Promise<void>;
}

/** Returns this machine's ffmpeg; undefined when it is not installed. */
export async function findTranscoder(): Promise<Transcoder | undefined> {
  if (!(await isInstalled('ffmpeg')) || !(await isInstalled('ffprobe'))) return undefined;
  return { probe, writeVideo, writeSound, writeTake, writeStill };
}

async function probe(path: string, extension: string): Promise<Recording | undefined> {
  const found = await readStreams(path, extension, ['-count_packets']);
  const { isReadable, complaints, seconds, video, sound } = found;
  const isCutOff =
    /partial file|moov atom not found|File ended prematurely/.test(complaints) ||
    (await endsEarly(path, demuxers[extension] ?? ''));
  if (isCutOff) return { isCutOff, seconds: undefined, video: undefined, hasSound: false };
  if (!isReadable) return undefined;
  return { isCutOff, seconds, video: uprightSize(video), hasSound: sound >= 0 };
}

async function writeVideo(path: string, extension: string, target: string) {
  const { video, sound } = await readStreams(path, extension);
  const size = `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const picture = ['-map', '0:V:0', '-vf', size + (await toneMapping(video, target)), '-fpsmax', '30'];
  return write(inputOf(path, extension), [
    ...picture,
    ...h264,
    ...(isHdr(video) ? bt709 : []),
    ...(sound < 0 ? ['-an'] : ['-map', `0:a:${sound}`, ...aac]),
    ...playable('mp4', target),
  ]);
}

async function writeSound(path: string, extension: string, target: string) {
  const { sound } = await readStreams(path, extension);
  return write(inputOf(path, extension), [
    '-map',
    `0:a:${Math.max(sound, 0)}`,
    '-vn',
    ...aac,
    ...playable('ipod', target),
  ]);
}

function writeStill(path: string, extension: string, target: string, from = 0) {
  // Selects the most representative of the first frames, because the very first is often black.
  return write(
    ['-ss', `${from}`, ...inputOf(path, extension)],
    [
      '-map',
      '0:V:0',
      '-t',
      '10',
      '-vf',
      'thumbnail=60',
      '-frames:v',
      '1',
      '-f',
      'image2',
      '-c:v',
      'png',
      `file:${target}`,
    ],
  );
}
