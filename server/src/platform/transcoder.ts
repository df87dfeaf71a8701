import { z } from 'zod';
import { isInstalled, runBounded } from '#platform/run-bounded.ts';

/** What ffmpeg tells of a file. */
export interface Recording {
  /** Undefined where the file does not say, as with what browsers record. */
  seconds: number | undefined;
  video: { width: number; height: number } | undefined;
  hasSound: boolean;
}

/** Reads and rewrites videos and recordings. What it is given may be made to break it. */
export interface Transcoder {
  /** Undefined when the file cannot be read, or breaks off. */
  probe: (path: string, extension: string) => Promise<Recording | undefined>;
  /** Writes an MP4 that every browser plays from its first bytes, without what the camera noted in it. */
  writeVideo: (path: string, extension: string, target: string) => Promise<void>;
  /** Writes an M4A, likewise. */
  writeSound: (path: string, extension: string, target: string) => Promise<void>;
  /** Writes a still as PNG. */
  writeStill: (path: string, extension: string, target: string) => Promise<void>;
}

const PROBE_SECONDS = 20;
const WRITE_SECONDS = 780;
const LONGEST_SIDE = 1280;
/** Beyond what may be sent, so that what is too long shows. */
const SECONDS_MOST = '605';

// The file decides nothing: an MP4 that is a playlist inside would have other files read.
const demuxers: Record<string, string> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  mkv: 'matroska',
  webm: 'matroska',
  avi: 'avi',
  mp3: 'mp3',
  aac: 'aac',
  wav: 'wav',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
};

const probed = z.object({
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
    }),
  ),
});

/** The ffmpeg of this machine; undefined where there is none. */
export async function findTranscoder(): Promise<Transcoder | undefined> {
  if (!(await isInstalled('ffmpeg')) || !(await isInstalled('ffprobe'))) return undefined;
  return { probe, writeVideo, writeSound, writeStill };
}

/** The options that have a program read one local file in the format its content was found to have. */
function inputOf(path: string, extension: string): string[] {
  const demuxer = demuxers[extension];
  if (!demuxer) throw new Error(`There is no demuxer for ${extension}.`);
  return ['-protocol_whitelist', 'file,pipe', '-f', demuxer, '-i', `file:${path}`];
}

async function probe(path: string, extension: string): Promise<Recording | undefined> {
  const entries = 'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic';
  const { code, output, complaints } = await runBounded(
    'ffprobe',
    ['-v', 'error', '-count_packets', '-show_entries', entries, '-of', 'json', ...inputOf(path, extension)],
    PROBE_SECONDS,
  );
  if (code !== 0 || /partial file|moov atom not found/.test(complaints)) return undefined;
  const { data } = probed.safeParse(JSON.parse(output));
  if (!data) return undefined;
  const video = data.streams.find(
    (stream) => stream.codec_type === 'video' && !stream.disposition.attached_pic,
  );
  return {
    seconds: data.format.duration,
    video: video?.width && video.height ? { width: video.width, height: video.height } : undefined,
    hasSound: data.streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}

async function write(path: string, extension: string, output: string[]) {
  // Chapters, titles, places, and what else is no picture and no sound stay behind.
  const bare = ['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1', '-dn', '-sn'];
  const { code, complaints } = await runBounded(
    'ffmpeg',
    [
      '-nostdin',
      '-v',
      'error',
      '-threads',
      '1',
      ...inputOf(path, extension),
      ...bare,
      '-threads',
      '1',
      '-y',
      ...output,
    ],
    WRITE_SECONDS,
  );
  if (code !== 0) throw new UnreadableRecording(complaints.slice(-500));
}

/** The file is to blame: trying again gives the same. */
export class UnreadableRecording extends Error {
  override name = 'UnreadableRecording';
}

function writeVideo(path: string, extension: string, target: string) {
  const size = `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const picture = [
    '-map',
    '0:V:0',
    '-vf',
    size,
    '-fpsmax',
    '30',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
  ];
  return write(path, extension, [
    ...picture,
    ...['-pix_fmt', 'yuv420p', '-map', '0:a:0?', ...sound, '-t', SECONDS_MOST],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
  ]);
}

const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];

function writeSound(path: string, extension: string, target: string) {
  return write(path, extension, [
    ...['-map', '0:a:0', '-vn', ...sound, '-t', SECONDS_MOST],
    ...['-movflags', '+faststart', '-f', 'ipod', `file:${target}`],
  ]);
}

function writeStill(path: string, extension: string, target: string) {
  // The liveliest of the first frames: the very first is often black.
  return write(path, extension, [
    ...['-map', '0:V:0', '-t', '10', '-vf', 'thumbnail=60', '-frames:v', '1', '-f', 'image2', '-c:v', 'png'],
    `file:${target}`,
  ]);
}
