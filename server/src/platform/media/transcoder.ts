import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { endsEarly } from '#platform/media/ends-early.ts';
import { hdrLut, hdrTransfers } from '#platform/media/hdr-lut.ts';
import { isInstalled, runBounded } from '#platform/media/run-bounded.ts';

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
  m4v: 'mov',
  '3gp': 'mov',
  '3g2': 'mov',
  m4b: 'mov',
  amr: 'amr',
  caf: 'caf',
  flac: 'flac',
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
      /** How decoded sound is written; unknown when ffmpeg cannot decode it. */
      sample_fmt: z.string().default('unknown'),
      color_transfer: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      side_data_list: z.array(z.object({ rotation: z.number().default(0) })).default([]),
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

const entries = [
  'format=duration',
  'stream=codec_type,sample_fmt,color_transfer,width,height',
  'stream_side_data=rotation',
  'stream_disposition=attached_pic',
].join(':');

/** Reads the streams of a file: its video, and the sound tracks that ffmpeg can decode with their places. */
async function readStreams(path: string, extension: string, options: string[] = []) {
  const { code, output, complaints } = await runBounded(
    'ffprobe',
    ['-v', 'error', ...options, '-show_entries', entries, '-of', 'json', ...inputOf(path, extension)],
    PROBE_SECONDS,
  );
  const { data } = probed.safeParse(code === 0 ? JSON.parse(output) : undefined);
  const ofKind = (kind: string) => (data?.streams ?? []).filter(({ codec_type }) => codec_type === kind);
  return {
    isReadable: data !== undefined,
    complaints,
    seconds: data?.format.duration,
    video: ofKind('video').find(({ disposition }) => !disposition.attached_pic),
    sound: ofKind('audio').findIndex(({ sample_fmt }) => sample_fmt !== 'unknown'),
  };
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

type VideoStream = z.output<typeof probed>['streams'][number];

function uprightSize(video: VideoStream | undefined) {
  if (!video?.width || !video.height) return undefined;
  const isTurned = video.side_data_list.some(({ rotation }) => rotation % 180 !== 0);
  const [width, height] = isTurned ? [video.height, video.width] : [video.width, video.height];
  return { width, height };
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

async function writeVideo(path: string, extension: string, target: string) {
  const { video, sound } = await readStreams(path, extension);
  const size = `scale='min(${LONGEST_SIDE},iw)':'min(${LONGEST_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const picture = ['-map', '0:V:0', '-vf', size + (await toneMapping(video, target)), '-fpsmax', '30'];
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  return write(path, extension, [
    ...picture,
    ...coding,
    ...(isHdr(video) ? colours : []),
    ...(sound < 0 ? ['-an'] : ['-map', `0:a:${sound}`, ...aac]),
    ...playable('mp4', target),
  ]);
}

function isHdr(video: VideoStream | undefined) {
  return hdrTransfers.find((transfer) => transfer === video?.color_transfer);
}

/** The filters that show HDR video on usual screens, whose colours it would otherwise lose; none for others. */
async function toneMapping(video: VideoStream | undefined, target: string): Promise<string> {
  const transfer = isHdr(video);
  if (!transfer) return '';
  const table = join(dirname(target), `${transfer}.cube`);
  await writeFile(table, hdrLut(transfer));
  return `:in_color_matrix=bt2020,format=gbrp10le,lut3d=file='${table}':interp=tetrahedral,scale=out_color_matrix=bt709:out_range=tv`;
}

function playable(format: string, target: string): string[] {
  return ['-t', MAX_SECONDS, '-movflags', '+faststart', '-f', format, `file:${target}`];
}

const aac = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];

async function writeSound(path: string, extension: string, target: string) {
  const { sound } = await readStreams(path, extension);
  return write(path, extension, [
    '-map',
    `0:a:${Math.max(sound, 0)}`,
    '-vn',
    ...aac,
    ...playable('ipod', target),
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
