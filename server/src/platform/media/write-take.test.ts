import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { test as base, expect } from 'vitest';
import { type Cut, writeTake } from '#platform/media/write-take.ts';
import { clipBytes } from '#testing/files.ts';
import { withFfmpeg } from '#testing/with-ffmpeg.ts';

const whole: Cut = { from: null, to: null, slate: [] };
const slate = ['Asha Rao', 'Lead Detective'];

const test = base
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kirdaar-take-'));
    onCleanup(() => rm(folder, { recursive: true }));
    return folder;
  })
  /** Records left half red and right half blue with a quiet tone, with options of ffmpeg, and writes it as a take. */
  .extend('write', ({ folder }) => async (recorded: string[] | Buffer, cut: Cut, extension = '.mp4') => {
    const source = join(folder, `source${extension}`);
    if (Buffer.isBuffer(recorded)) await writeFile(source, recorded);
    else ffmpeg([...picture, ...recorded, source]);
    const files = { target: join(folder, 'large.mp4'), small: join(folder, 'small.mp4') };
    await writeTake(source, extname(source).slice(1), files, cut);
    return files;
  })
  .skipIf(!withFfmpeg);

const halves = 'color=red:size=320x360:rate=25:duration=3[a];color=blue:size=320x360:rate=25:duration=3[b]';
const picture = ['-f', 'lavfi', '-i', `${halves};[a][b]hstack[out0];sine=duration=3,volume=0.05[out1]`];

function ffmpeg(options: string[]) {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options]);
}

function streamsOf(path: string) {
  const entries = 'stream=codec_type,width,height,duration';
  const found = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path]);
  const { streams } = JSON.parse(String(found));
  const seconds = (kind: string) =>
    streams.find(({ codec_type }: { codec_type: string }) => codec_type === kind)?.duration;
  return { ...streams[0], video: Math.round(seconds('video')), sound: Math.round(seconds('audio') ?? 0) };
}

/** The colour at a place of the frame at a moment, as the channel that is strongest. */
async function colourAt(path: string, seconds: number, across: number, down: number) {
  const frame = `${path}-${seconds}.png`;
  ffmpeg(['-ss', `${seconds}`, '-i', path, '-frames:v', '1', frame]);
  const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(down * (info.height - 1)) * info.width + Math.floor(across * (info.width - 1))) *
    info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (Math.max(red, green, blue) < 60) return 'black';
  return red > blue ? 'red' : 'blue';
}

test('cuts a take, puts the slate before it and levels its sound, in two sizes', async ({ write }) => {
  const { target, small } = await write([], { from: 1000, to: 2500, slate });

  // Two seconds of slate, and one and a half of the take.
  expect(streamsOf(target)).toMatchObject({ width: 640, height: 360, video: 4, sound: 4 });
  expect(streamsOf(small)).toMatchObject({ width: 640, height: 360 });
  expect(await colourAt(target, 1, 0.95, 0.05)).toBe('black');
  expect([await colourAt(target, 2.5, 0.1, 0.5), await colourAt(target, 2.5, 0.9, 0.5)]).toEqual([
    'red',
    'blue',
  ]);
  const heard = execFileSync('sh', ['-c', `ffmpeg -ss 2 -i ${target} -af volumedetect -vn -f null - 2>&1`]);
  const [, loudness] = /mean_volume: (-?[\d.]+) dB/.exec(String(heard)) ?? [];
  // The tone was recorded at about -44 dB.
  expect(Number(loudness)).toBeGreaterThan(-25);
});

test('keeps a take upright that was recorded with the phone turned', async ({ folder, write }) => {
  const flat = join(folder, 'flat.mp4');
  ffmpeg([...picture, flat]);
  const turned = join(folder, 'turned.mp4');
  ffmpeg(['-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90', turned]);

  const { target, small } = await write(await readFile(turned), { ...whole, slate });

  expect(streamsOf(target)).toMatchObject({ width: 360, height: 640 });
  expect(streamsOf(small)).toMatchObject({ width: 360, height: 640 });
  expect([await colourAt(target, 3, 0.5, 0.1), await colourAt(target, 3, 0.5, 0.9)].sort()).toEqual([
    'blue',
    'red',
  ]);
});

test('writes a take without sound, and one whose sound is silence', async ({ write }) => {
  const mute = await write(['-an'], { ...whole, slate });
  const without = streamsOf(mute.target);
  const quiet = await write(['-af', 'volume=0'], { ...whole, slate });

  expect(without).toMatchObject({ video: 5, sound: 0 });
  expect(streamsOf(quiet.target)).toMatchObject({ video: 5, sound: 5 });
});

test.for(['hlg.mov', 'pq.mov'])('shows %s in usual colours after the slate', async (name, { write }) => {
  const { target } = await write(clipBytes(name), { ...whole, slate }, '.mov');

  const entries = 'stream=color_transfer';
  const found = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', target]);
  expect(String(found)).toContain('bt709');
  expect(streamsOf(target).video).toBe(4);
});

test('writes what a browser recorded at a varying rate', async ({ write }) => {
  const irregular = ['-vf', "select='not(mod(n,3))+lt(mod(n,25),5)'", '-fps_mode', 'vfr', '-c:v', 'libvpx'];
  const { target } = await write([...irregular, '-deadline', 'realtime', '-c:a', 'libopus'], whole, '.webm');

  expect(streamsOf(target)).toMatchObject({ video: 3, sound: 3 });
});
