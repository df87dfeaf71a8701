import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test as base, expect } from 'vitest';
import { type Cut, writeTake } from '#platform/media/write-take.ts';
import { clipBytes } from '#testing/files.ts';

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
  });

/** Frames in a second: few, because each is encoded twice. */
const RATE = 5;
const halves = ['red', 'blue'].map((colour) => `color=${colour}:size=32x36:rate=${RATE}:duration=1`);
const sources = `${halves.join('[a];')}[b];[a][b]hstack[out0];sine=duration=1,volume=0.05[out1]`;
const picture = ['-f', 'lavfi', '-i', sources];

/** Runs ffmpeg and returns what it wrote and what it said. */
function ffmpeg(options: string[]) {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-y', ...options]);
  if (status !== 0) throw new Error(String(stderr));
  return { written: stdout, said: String(stderr) };
}

function streamsOf(path: string) {
  const entries = 'stream=codec_type,width,height,duration,color_transfer';
  const found = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path]);
  const { streams } = JSON.parse(String(found));
  const seconds = (kind: string) =>
    streams.find(({ codec_type }: { codec_type: string }) => codec_type === kind)?.duration;
  return { ...streams[0], video: round(seconds('video')), sound: round(seconds('audio')) };
}

/** A sound takes whole blocks, so it ends a little later. */
function round(seconds = '0'): number {
  return Math.round(Number(seconds) * 10) / 10;
}

/** Plays a take: the colour at a place at a moment, as the channel that is strongest, and how loud it is in all. */
function play(path: string) {
  const side = 32;
  const frames = ['-map', '0:v', '-vf', `scale=${side}:${side}`, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
  const loudness = ['-map', '0:a', '-af', 'volumedetect', '-f', 'null', '-'];
  const { written, said } = ffmpeg(['-i', path, ...frames, ...loudness]);
  const [, decibels] = /mean_volume: (-?[\d.]+) dB/.exec(said) ?? [];
  const colourAt = (seconds: number, across: number, down: number) => {
    const row = Math.floor(seconds * RATE) * side + Math.floor(down * side);
    const at = (row * side + Math.floor(across * side)) * 3;
    const [red = 0, green = 0, blue = 0] = written.subarray(at, at + 3);
    if (Math.max(red, green, blue) < 60) return 'black';
    return red > blue ? 'red' : 'blue';
  };
  return { colourAt, decibels: Number(decibels) };
}

test('cuts a take, puts the slate before it and levels its sound, in two sizes', async ({ write }) => {
  const { target, small } = await write(['-vf', 'scale=800:450'], { from: 400, to: 800, slate });

  // Two seconds of slate, and two frames of the take.
  expect(streamsOf(target)).toMatchObject({ width: 800, height: 450, video: 2.4, sound: 2.4 });
  expect(streamsOf(small)).toMatchObject({ width: 640, height: 360 });
  const { colourAt, decibels } = play(target);
  expect(colourAt(1, 0.95, 0.05)).toBe('black');
  expect([colourAt(2.2, 0.1, 0.5), colourAt(2.2, 0.9, 0.5)]).toEqual(['red', 'blue']);
  // The tone was recorded at about -44 dB, and is heard for a sixth of the time.
  expect(decibels).toBeGreaterThan(-35);
});

test('keeps a take upright that was recorded with the phone turned', async ({ folder, write }) => {
  const flat = join(folder, 'flat.mp4');
  ffmpeg([...picture, flat]);
  const turned = join(folder, 'turned.mp4');
  ffmpeg(['-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90', turned]);

  const { target, small } = await write(await readFile(turned), { ...whole, slate });

  expect(streamsOf(target)).toMatchObject({ width: 36, height: 64 });
  expect(streamsOf(small)).toMatchObject({ width: 36, height: 64 });
  const { colourAt } = play(target);
  expect([colourAt(2.5, 0.5, 0.1), colourAt(2.5, 0.5, 0.9)].sort()).toEqual(['blue', 'red']);
});

test('writes a take without sound, and one whose sound is silence', async ({ write }) => {
  const mute = await write(['-an'], { ...whole, slate });
  const without = streamsOf(mute.target);
  const quiet = await write(['-af', 'volume=0'], { ...whole, slate });

  expect(without).toMatchObject({ video: 3, sound: 0 });
  expect(streamsOf(quiet.target)).toMatchObject({ video: 3, sound: 3 });
});

test.for(['hlg.mov', 'pq.mov'])('shows %s in usual colours after the slate', async (name, { write }) => {
  const { target } = await write(clipBytes(name), { from: null, to: 400, slate }, '.mov');

  expect(streamsOf(target)).toMatchObject({ color_transfer: 'bt709', video: 2.4 });
});

test('writes what a browser recorded at a varying rate', async ({ write }) => {
  const irregular = ['-vf', "select='not(mod(n,2))+eq(n,1)'", '-fps_mode', 'vfr', '-c:v', 'libvpx'];
  const { target } = await write([...irregular, '-deadline', 'realtime', '-c:a', 'libopus'], whole, '.webm');

  expect(streamsOf(target)).toMatchObject({ video: 1, sound: 1 });
});
