import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hdrLut, hdrTransfers } from '#platform/media/hdr-lut.ts';
import { runBounded } from '#platform/media/run-bounded.ts';

const PROBE_SECONDS = 20;
const WRITE_SECONDS = 780;
/** Longer than the permitted duration, so that a recording which is too long is noticed. */
const MAX_SECONDS = '605';

/** The longest side of a video, in pixels. */
export const LONGEST_SIDE = 1280;
export const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p'];
export const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
export const aac = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];

/** The options of an output that plays before it is fully loaded. */
export function playable(format: string, target: string): string[] {
  return ['-t', MAX_SECONDS, '-movflags', '+faststart', '-f', format, `file:${target}`];
}

// The demuxer is never detected from the file itself: an "MP4" that is really a playlist would make ffmpeg
// read other files.
export const demuxers: Record<string, string> = {
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
      /** Such as 30000/1001; 0/0 when it varies. */
      avg_frame_rate: z.string().default('0/0'),
      width: z.number().optional(),
      height: z.number().optional(),
      side_data_list: z.array(z.object({ rotation: z.number().default(0) })).default([]),
      disposition: z.object({ attached_pic: z.number().default(0) }).default({ attached_pic: 0 }),
    }),
  ),
});

/** Returns the options to read one local file in the format detected from its content. */
export function inputOf(path: string, extension: string): string[] {
  const demuxer = demuxers[extension];
  if (!demuxer) throw new Error(`There is no demuxer for ${extension}.`);
  return ['-protocol_whitelist', 'file,pipe', '-f', demuxer, '-i', `file:${path}`];
}

const entries = [
  'format=duration',
  'stream=codec_type,sample_fmt,color_transfer,avg_frame_rate,width,height',
  'stream_side_data=rotation',
  'stream_disposition=attached_pic',
].join(':');

/** Reads the streams of a file: its video, and the sound tracks that ffmpeg can decode with their places. */
export async function readStreams(path: string, extension: string, options: string[] = []) {
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

export type VideoStream = z.output<typeof probed>['streams'][number];

/** Returns the size of the upright picture. */
export function uprightSize(video: VideoStream | undefined) {
  if (!video?.width || !video.height) return undefined;
  const isTurned = video.side_data_list.some(({ rotation }) => rotation % 180 !== 0);
  const [width, height] = isTurned ? [video.height, video.width] : [video.width, video.height];
  return { width, height };
}

// Drops chapters, titles, locations and everything else that is not picture or sound.
const bare = ['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1', '-dn', '-sn'];

/** Writes outputs, each by its options, from the inputs, which `inputOf` returns. */
export async function write(inputs: string[], ...outputs: string[][]) {
  const options = outputs.flatMap((output) => [...bare, '-threads', '1', '-y', ...output]);
  const { code, complaints } = await runBounded(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-threads', '1', ...inputs, ...options],
    WRITE_SECONDS,
  );
  if (code !== 0) throw new UnreadableRecording(complaints.slice(-500));
}

/** The file itself is the cause, so a retry gives the same result. */
export class UnreadableRecording extends Error {
  override name = 'UnreadableRecording';
}

/** Whether the colours of a video are of a screen with a higher dynamic range than usual. */
export function isHdr(video: VideoStream | undefined) {
  return hdrTransfers.find((transfer) => transfer === video?.color_transfer);
}

/** The filters that show HDR video on usual screens, whose colours it would otherwise lose; none for others. */
export async function toneMapping(video: VideoStream | undefined, target: string): Promise<string> {
  const transfer = isHdr(video);
  if (!transfer) return '';
  const table = join(dirname(target), `${transfer}.cube`);
  await writeFile(table, hdrLut(transfer));
  return `:in_color_matrix=bt2020,format=gbrp10le,lut3d=file='${table}':interp=tetrahedral,scale=out_color_matrix=bt709:out_range=tv`;
}
