import { z } from 'zod';
import { isInstalled, runBounded } from '#platform/media/run-bounded.ts';

/** What ffprobe reports about a file. */
export interface Recording {
  /** Undefined when the file does not state it, as in recordings made by browsers. */
  seconds: number | undefined;
  video: { width: number; height: number } | undefined;
  hasSound: boolean;
}

/** Reads and rewrites videos and recordings. Its input may be crafted to attack it. */
export interface Transcoder {
  /** Returns undefined when the file cannot be read or is cut off. */
  probe: (path: string, extension: string) => Promise<Recording | undefined>;
  /** Writes an MP4 that every browser can play before it is fully loaded, without the camera's metadata. */
  writeVideo: (path: string, extension: string, target: string) => Promise<void>;
  /** Writes an M4A with the same properties. */
  writeSound: (path: string, extension: string, target: string) => Promise<void>;
  /** Writes a still as PNG. */
  writeStill: (path: string, extension: string, target: string) => Promise<void>;
}

const PROBE_SECONDS = 20;
const WRITE_SECONDS = 780;
const LONGEST_SIDE = 1280;
/** Longer than the permitted duration, so that a recording which is too long is noticed. */
const MAX_SECONDS = '605';

// The demuxer is never detected from the file itself: an "MP4" that is really a playlist would make ffmpeg
// read other files.
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

/** Returns this machine's ffmpeg; undefined when it is not installed. */
export async function findTranscoder(): Promise<Transcoder | undefined> {
  if (!(await isInstalled('ffmpeg')) || !(await isInstalled('ffprobe'))) return undefined;
  return { probe, writeVideo, writeSound, writeStill };
}

/** Returns the options to read one local file in the format detected from its content. */
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
  // Drops chapters, titles, locations and everything else that is not picture or sound.
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

/** The file itself is the cause, so a retry gives the same result. */
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
    '-pix_fmt',
    'yuv420p',
    '-map',
    '0:a:0?',
    ...sound,
    '-t',
    MAX_SECONDS,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    `file:${target}`,
  ]);
}

const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];

function writeSound(path: string, extension: string, target: string) {
  return write(path, extension, [
    '-map',
    '0:a:0',
    '-vn',
    ...sound,
    '-t',
    MAX_SECONDS,
    '-movflags',
    '+faststart',
    '-f',
    'ipod',
    `file:${target}`,
  ]);
}

function writeStill(path: string, extension: string, target: string) {
  // Selects the most representative of the first frames, because the very first is often black.
  return write(path, extension, [
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
  ]);
}
