import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { clip, clipBytes } from '#testing/files.ts';
import { test as base } from '#testing/library.ts';
import { withFfmpeg } from '#testing/with-ffmpeg.ts';

type Kind = 'intro_video' | 'voice_sample';

const world = base.extend<{
  /** Makes a recording of one second with options of ffmpeg. */
  record: (name: string, options: string[]) => Promise<File>;
  /** Writes a clip again with options of ffmpeg. */
  rewrite: (clipName: string, name: string, options: string[]) => Promise<File>;
  /** Sends a file to the library, waits for its conversion and returns its row and bytes. */
  convert: (kind: Kind, file: File) => Promise<{ row: object; path: string; poster: Buffer | undefined }>;
}>({
  record: async ({ services }, use) => {
    await use(async (name, options) => {
      const path = join(services.config.DATA_DIR, name);
      const inputs = ['-f', 'lavfi', '-i', 'testsrc2=size=64x48:rate=10:duration=1'];
      const sound = ['-f', 'lavfi', '-i', 'sine=duration=1'];
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...sound, ...options, path]);
      return new File([await readFile(path)], name);
    });
  },
  rewrite: async ({ services }, use) => {
    await use(async (clipName, name, options) => {
      const source = join(services.config.DATA_DIR, `source-${clipName}`);
      const path = join(services.config.DATA_DIR, name);
      await writeFile(source, clipBytes(clipName));
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, ...options, path]);
      return new File([await readFile(path)], name);
    });
  },
  convert: async ({ app, callApi, deliver, given, send, services }, use) => {
    await use(async (kind, file) => {
      const talent = await given.talent();
      const { status, body } = await send(talent, kind, file);
      expect([status, body.message]).toEqual([200, expect.anything()]);
      await deliver();
      const [medium] = (await callApi('GET /api/user/media', {}, talent)).body.media;
      if (!medium?.url) throw new Error(`${file.name} was not converted.`);
      const path = join(services.config.DATA_DIR, 'played');
      await writeFile(path, (await app.inject(medium.url)).rawPayload);
      const poster = medium.poster ? (await app.inject(medium.poster)).rawPayload : undefined;
      return { row: medium, path, poster };
    });
  },
});

const test = world.skipIf(!withFfmpeg);

function streamsOf(path: string): Record<string, string>[] {
  const entries = 'stream=codec_name,width,height,color_transfer,color_primaries,color_space';
  const found = execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path]);
  return JSON.parse(String(found)).streams;
}

test.for([
  ['samsung.m4a', 'the recorder of Samsung phones'],
  ['voice.amr', 'older phones'],
  ['voice.qta', 'the recorder of iPhones'],
] as const)('%s, as of %s, becomes a voice sample that plays', async ([name], { convert }) => {
  const { row, path } = await convert('voice_sample', clip(name));

  expect(row).toMatchObject({ state: 'ready', type: 'audio/mp4' });
  expect(streamsOf(path)).toMatchObject([{ codec_name: 'aac' }]);
});

test.for([
  ['voice.flac', []],
  ['voice.caf', ['-c:a', 'pcm_s16le']],
  ['voice.m4b', ['-c:a', 'aac', '-f', 'ipod']],
  ['voice.3g2', ['-c:a', 'aac']],
  ['voice.mov', ['-c:a', 'alac']],
] as const)('%s becomes a voice sample that plays', async ([name, options], { convert, record }) => {
  const { row } = await convert('voice_sample', await record(name, ['-map', '1:a', ...options]));

  expect(row).toMatchObject({ state: 'ready', type: 'audio/mp4' });
});

test.for(['phone.3gp', 'v.m4v'])('%s becomes a video that plays', async (name, { convert }) => {
  const { path } = await convert('intro_video', clip(name));

  expect(streamsOf(path).map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
});

test('keeps the sound of a video whose first sound track cannot be read', async ({ convert }) => {
  const { path } = await convert('intro_video', clip('apac_first.mov'));

  expect(streamsOf(path)).toMatchObject([{ codec_name: 'h264' }, { codec_name: 'aac' }]);
});

const bars = ['d2a07a', '8d5a3c', 'ffffff', '808080', 'c81e1e', '147828'].map((colour) =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
);

/** Returns the colour in the middle of each of six bars side by side. */
async function barsOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return bars.map((_, bar) => {
    const across = Math.floor(((bar + 0.5) * info.width) / bars.length);
    const at = (Math.floor(info.height / 2) * info.width + across) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

const fullRange = (transfer: string) => [
  '-vf',
  'scale=out_range=pc,format=yuv420p10le',
  '-frames:v',
  '5',
  ...['-c:v', 'libx265', '-x265-params', 'log-level=none:range=full', '-color_range', 'pc'],
  ...['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'],
];

test.for<[string, string, string, string[]]>([
  ['HLG', 'hlg.mov', 'hlg.mov', ['-c', 'copy']],
  ['HLG in full range', 'hlg.mov', 'full.mp4', fullRange('arib-std-b67')],
  ['HLG in Matroska', 'hlg.mov', 'hlg.mkv', ['-c', 'copy']],
  ['PQ', 'pq.mov', 'pq.mov', ['-c', 'copy']],
  ['PQ in full range', 'pq.mov', 'full.mp4', fullRange('smpte2084')],
  ['PQ in MP4', 'pq.mov', 'pq.mp4', ['-c', 'copy', '-tag:v', 'hvc1']],
])('%s has the right colours on a usual screen', async ([, source, name, options], { convert, rewrite }) => {
  const { path, poster } = await convert('intro_video', await rewrite(source, name, options));
  const frame = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    path,
    '-frames:v',
    '1',
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-',
  ]);

  for (const picture of [frame, poster ?? Buffer.of()])
    for (const [bar, colour] of (await barsOf(picture)).entries())
      for (const [channel, value] of colour.entries())
        expect(Math.abs(value - (bars[bar]?.[channel] ?? 0)), `bar ${bar}`).toBeLessThanOrEqual(25);
  expect(streamsOf(path)[0]).toMatchObject({
    color_transfer: 'bt709',
    color_primaries: 'bt709',
    color_space: 'bt709',
  });
});

test('leaves the colours of other videos alone, and turns them upright once', async ({ convert, record }) => {
  const plain = await record('plain.mp4', ['-map', '0:v', '-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
  const path = join((await convert('intro_video', plain)).path, '..', 'plain.mp4');
  const turned = path.replace('plain', 'turned');
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    path,
    '-c',
    'copy',
    '-metadata:s:v',
    'rotate=90',
    turned,
  ]);

  const { row, path: played } = await convert(
    'intro_video',
    new File([await readFile(turned)], 'turned.mp4'),
  );

  expect(row).toMatchObject({ width: 48, height: 64 });
  expect(streamsOf(played)).toMatchObject([{ width: 48, height: 64 }]);
});

test('keeps the speed of a video whose frame rate varies', async ({ convert, record }) => {
  const varying = ['-vf', "select='lt(n,3)+eq(n,7)+eq(n,9)'", '-vsync', 'vfr', '-c:v', 'libx264'];

  const { row } = await convert('intro_video', await record('varying.mp4', varying));

  expect(row).toMatchObject({ state: 'ready', seconds: expect.closeTo(1, 0) });
});

const picture = ['-map', '0:v', '-c:v', 'libx264'];
const voice = ['-map', '1:a'];
test.for<[string, Kind, string, number, string[]]>([
  ['an MP4 whose index comes first', 'intro_video', 'cut.mp4', 0.8, [...picture, '-movflags', '+faststart']],
  ['an MP4 whose index is missing', 'intro_video', 'cut.mp4', 0.3, picture],
  ['an MP4 whose index is cut', 'intro_video', 'cut.mp4', 0.98, picture],
  ['a Matroska video', 'intro_video', 'cut.mkv', 0.8, picture],
  ['an AVI video', 'intro_video', 'cut.avi', 0.8, ['-map', '0:v', '-c:v', 'mpeg4']],
  ['an M4A recording', 'voice_sample', 'cut.m4a', 0.6, [...voice, '-movflags', '+faststart']],
  ['a WAV recording', 'voice_sample', 'cut.wav', 0.6, voice],
  ['a CAF recording', 'voice_sample', 'cut.caf', 0.6, [...voice, '-c:a', 'pcm_s16le']],
])('says that %s is cut off', async ([, kind, name, share, options], { given, record, send }) => {
  const whole = Buffer.from(await (await record(name, options)).arrayBuffer());
  const cut = new File([whole.subarray(0, Math.floor(whole.length * share))], name);

  const { status, body } = await send(await given.talent(), kind, cut);

  expect([status, body.code]).toEqual([400, 'recording_cut_off']);
  expect(body.message).toContain('cut off');
});

test('plays a WAV recording whose recorder was stopped before it wrote the length', async ({
  convert,
  record,
}) => {
  const bytes = Buffer.from(await (await record('stopped.wav', voice)).arrayBuffer());
  bytes.writeUInt32LE(0xffffffff, 4);

  const { row } = await convert('voice_sample', new File([bytes], 'stopped.wav'));

  expect(row).toMatchObject({ state: 'ready' });
});
