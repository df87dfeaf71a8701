import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SLATE_SECONDS } from '@kirdaar/contract/rules/self-tapes';
import sharp from 'sharp';
import { writeSvgText } from '#platform/documents/svg-text.ts';
import {
  aac,
  bt709,
  h264,
  inputOf,
  isHdr,
  LONGEST_SIDE,
  playable,
  readStreams,
  toneMapping,
  UnreadableRecording,
  uprightSize,
  write,
} from '#platform/media/ffmpeg.ts';

/** How a take is cut, in milliseconds of the recording, and the lines of the slate before it, if it has one. */
export interface Cut {
  from: number | null;
  to: number | null;
  slate: string[];
}

interface Size {
  width: number;
  height: number;
}

const SMALL_SIDE = 640;
const MAX_RATE = 30;
/** A key frame each two seconds, so that a player jumps to a moment at once. */
const seekable = ['-g', '60'];
/** Speech at the loudness of streaming, whichever phone recorded it. */
const LEVELLED = 'aresample=44100:async=1:first_pts=0,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=44100';
const STEREO = 'aformat=sample_fmts=fltp:channel_layouts=stereo';

/** Writes a take as MP4 in 720p and in 360p: cut, with the slate before it, and at the usual loudness. */
export async function writeTake(
  path: string,
  extension: string,
  { target, small }: { target: string; small: string },
  { from, to, slate }: Cut,
) {
  const { video, sound } = await readStreams(path, extension);
  const upright = uprightSize(video);
  if (!upright) throw new UnreadableRecording('There is no picture.');
  const size = within(upright, LONGEST_SIDE);
  const rate = rateOf(video?.avg_frame_rate);
  const picture = `${scale(size)}${await toneMapping(video, target)},setsar=1,format=yuv420p,fps=${rate}`;
  const graph = [`[0:V:0]${picture}[main]`];
  if (sound >= 0) graph.push(`[0:a:${sound}]${LEVELLED},${STEREO}[voice]`);
  const shown = ['main', ...(sound >= 0 ? ['voice'] : [])];
  const inputs = [...cutOf(from, to), ...inputOf(path, extension)];
  if (slate.length > 0) {
    const file = join(dirname(target), 'slate.png');
    await writeFile(file, await drawSlate(slate, size));
    inputs.push(
      '-loop',
      '1',
      '-framerate',
      `${rate}`,
      '-t',
      `${SLATE_SECONDS}`,
      '-f',
      'image2',
      '-i',
      `file:${file}`,
    );
    graph.push(`[1:v]setsar=1,format=yuv420p,fps=${rate}[slate]`);
    graph.push(...joined(sound >= 0));
    shown.splice(0, 2, ...(sound >= 0 ? ['whole', 'heard'] : ['whole']));
  }
  const [seen = '', heard] = shown;
  graph.push(`[${seen}]split=2[large][copy]`, `[copy]${scale(within(upright, SMALL_SIDE))}[small]`);
  if (heard) graph.push(`[${heard}]asplit=2[sound][same]`);
  const coded = [...h264, ...seekable, ...(isHdr(video) ? bt709 : [])];
  const output = (name: string, voice: string, file: string) => [
    ...['-map', `[${name}]`, ...(heard ? ['-map', `[${voice}]`, ...aac] : [])],
    ...[...coded, ...playable('mp4', file)],
  ];
  await write(
    [...inputs, '-filter_complex', graph.join(';')],
    output('large', 'sound', target),
    output('small', 'same', small),
  );
}

/** Joins the slate, without sound, and the take. */
function joined(hasSound: boolean): string[] {
  if (!hasSound) return ['[slate][main]concat=n=2:v=1:a=0[whole]'];
  return [
    `anullsrc=r=44100:cl=stereo,atrim=0:${SLATE_SECONDS},${STEREO}[quiet]`,
    '[slate][quiet][main][voice]concat=n=2:v=1:a=1[whole][heard]',
  ];
}

function cutOf(from: number | null, to: number | null): string[] {
  const start = from ?? 0;
  return [
    ...(start > 0 ? ['-ss', `${start / 1000}`] : []),
    ...(to === null ? [] : ['-t', `${(to - start) / 1000}`]),
  ];
}

/** Returns a size with the same shape, of even numbers, as video needs. */
function within({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  const even = (pixels: number) => Math.max(2, Math.round((pixels * factor) / 2) * 2);
  return { width: even(width), height: even(height) };
}

function scale({ width, height }: Size): string {
  return `scale=${width}:${height}`;
}

/** Frames in a second: as many as were recorded, and 30 for a rate that varies or is higher. */
function rateOf(recorded = '0/0'): number {
  const [frames = 0, seconds = 1] = recorded.split('/').map(Number);
  const rate = frames / seconds;
  return rate >= 1 && rate <= MAX_RATE ? rate : MAX_RATE;
}

/** Draws the lines in the middle, the first one larger. */
function drawSlate(lines: string[], { width, height }: Size): Promise<Buffer> {
  const unit = Math.min(width, height) / 14;
  const across = { x: unit, width: width - 2 * unit };
  let y = height / 2 - ((lines.length + 0.5) * unit * 1.5) / 2;
  const texts = lines.map((line, place) => {
    const style = { size: place === 0 ? unit * 1.3 : unit, face: 'strong', color: '#fff' } as const;
    const { svg, bottom } = writeSvgText(line, style, { ...across, y, maxLines: 1 });
    y = bottom;
    return svg;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#111"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
