import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { clip, clipBytes } from '#testing/files.ts';
import { test as base } from '#testing/library.ts';

type Kind = 'intro_video' | 'voice_sample';

/** Recordings of one second, by name, each with the options of ffmpeg that write it. */
const recorded: Record<string, string[]> = {
  'voice.flac': ['-map', '1:a'],
  'voice.caf': ['-map', '1:a', '-c:a', 'pcm_s16le'],
  'voice.m4b': ['-map', '1:a', '-c:a', 'aac', '-f', 'ipod'],
  'voice.3g2': ['-map', '1:a', '-c:a', 'aac'],
  'voice.mov': ['-map', '1:a', '-c:a', 'alac'],
  'voice.m4a': ['-map', '1:a', '-movflags', '+faststart'],
  'voice.wav': ['-map', '1:a'],
  'index-first.mp4': ['-map', '0:v', '-c:v', 'libx264', '-movflags', '+faststart'],
  'index-last.mp4': ['-map', '0:v', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  'video.mkv': ['-map', '0:v', '-c:v', 'libx264'],
  'video.avi': ['-map', '0:v', '-c:v', 'mpeg4'],
  'varying.mp4': [
    '-map',
    '0:v',
    '-vf',
    "select='lt(n,3)+eq(n,7)+eq(n,9)'",
    '-vsync',
    'vfr',
    '-c:v',
    'libx264',
  ],
};

const fullRange = (transfer: string) => [
  '-vf',
  'scale=out_range=pc,format=yuv420p10le',
  '-frames:v',
  '5',
  ...['-c:v', 'libx265', '-x265-params', 'log-level=none:range=full', '-color_range', 'pc'],
  ...['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'],
];

/** What is written again from other videos, by name, with the options of ffmpeg. */
const sources = ['index-last.mp4', 'hlg.mov', 'pq.mov'];
const rewritten: Record<string, string[]> = {
  'turned.mp4': ['-map', '0', '-c', 'copy', '-metadata:s:v', 'rotate=90'],
  'hlg-full.mp4': ['-map', '1:v', ...fullRange('arib-std-b67')],
  'hlg.mkv': ['-map', '1', '-c', 'copy'],
  'pq-full.mp4': ['-map', '2:v', ...fullRange('smpte2084')],
  'pq.mp4': ['-map', '2', '-c', 'copy', '-tag:v', 'hvc1'],
};

interface Converted {
  row: object;
  played: Buffer;
  poster: Buffer | undefined;
}

const test = base
  /** The recordings by name, all written by two runs of ffmpeg, because it starts slowly. */
  .extend('recording', { scope: 'file' }, async ({ world: { services } }) => {
    const folder = services.config.DATA_DIR;
    const write = (outputs: Record<string, string[]>, inputs: string[]) => {
      const options = Object.entries(outputs).flatMap(([name, own]) => [...own, join(folder, name)]);
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...options]);
    };
    const lavfi = ['testsrc2=size=64x48:rate=10:duration=1', 'sine=duration=1'];
    write(
      recorded,
      lavfi.flatMap((source) => ['-f', 'lavfi', '-i', source]),
    );
    for (const name of ['hlg.mov', 'pq.mov']) await writeFile(join(folder, name), clipBytes(name));
    write(
      rewritten,
      sources.flatMap((name) => ['-i', join(folder, name)]),
    );
    return async (name: string) => new File([await readFile(join(folder, name))], name);
  })
  /** Sends a file to the library, waits for its conversion and returns its row and bytes. */
  .extend(
    'convert',
    ({ app, callApi, deliver, given, send }) =>
      async (kind: Kind, file: File): Promise<Converted> => {
        const talent = await given.talent();
        const { status, body } = await send(talent, kind, file);
        expect([status, body.message]).toEqual([200, expect.anything()]);
        await deliver();
        const [medium] = (await callApi('GET /api/user/media', {}, talent)).body.media;
        if (!medium?.url) throw new Error(`${file.name} was not converted.`);
        const played = (await app.inject(medium.url)).rawPayload;
        const poster = medium.poster ? (await app.inject(medium.poster)).rawPayload : undefined;
        return { row: medium, played, poster };
      },
  );

function streamsOf(bytes: Buffer): Record<string, string>[] {
  const entries = 'stream=width,height,color_transfer,color_primaries,color_space';
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'json', '-f', 'mov', '-'];
  return JSON.parse(String(execFileSync('ffprobe', options, { input: bytes }))).streams;
}

/** The codecs that browsers play, in the order of their tracks. */
function codecsOf(played: Buffer): string[] {
  return played.toString('latin1').match(/avc1(?=\0)|mp4a(?=\0)/g) ?? [];
}

test.for([
  ['samsung.m4a', 'the recorder of Samsung phones'],
  ['voice.amr', 'older phones'],
  ['voice.qta', 'the recorder of iPhones'],
] as const)('%s, as of %s, becomes a voice sample that plays', async ([name], { convert }) => {
  const { row, played } = await convert('voice_sample', clip(name));

  expect(row).toMatchObject({ state: 'ready', type: 'audio/mp4' });
  expect(codecsOf(played)).toEqual(['mp4a']);
});

test.for(['voice.flac', 'voice.caf', 'voice.m4b', 'voice.3g2', 'voice.mov'])(
  '%s becomes a voice sample that plays',
  async (name, { convert, recording }) => {
    const { row } = await convert('voice_sample', await recording(name));

    expect(row).toMatchObject({ state: 'ready', type: 'audio/mp4' });
  },
);

test.for(['phone.3gp', 'v.m4v'])('%s becomes a video that plays', async (name, { convert }) => {
  const { played } = await convert('intro_video', clip(name));

  expect(codecsOf(played)).toEqual(['avc1', 'mp4a']);
});

test('keeps the sound of a video whose first sound track cannot be read', async ({ convert }) => {
  const { played } = await convert('intro_video', clip('apac_first.mov'));

  expect(codecsOf(played)).toEqual(['avc1', 'mp4a']);
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

test.for([
  ['HLG', 'hlg.mov'],
  ['HLG in full range', 'hlg-full.mp4'],
  ['HLG in Matroska', 'hlg.mkv'],
  ['PQ', 'pq.mov'],
  ['PQ in full range', 'pq-full.mp4'],
  ['PQ in MP4', 'pq.mp4'],
] as const)('%s has the right colours on a usual screen', async ([, name], { convert, recording }) => {
  const { played, poster } = await convert('intro_video', await recording(name));

  // The poster is a frame of what is played.
  for (const [bar, colour] of (await barsOf(poster ?? Buffer.of())).entries())
    for (const [channel, value] of colour.entries())
      expect(Math.abs(value - (bars[bar]?.[channel] ?? 0)), `bar ${bar}`).toBeLessThanOrEqual(25);
  expect(streamsOf(played)[0]).toMatchObject({
    color_transfer: 'bt709',
    color_primaries: 'bt709',
    color_space: 'bt709',
  });
});

test('leaves the colours of other videos alone, and turns them upright once', async ({
  convert,
  recording,
}) => {
  const { row, played } = await convert('intro_video', await recording('turned.mp4'));

  expect(row).toMatchObject({ width: 48, height: 64 });
  // Without a word on its colours.
  expect(streamsOf(played)).toEqual([{ width: 48, height: 64 }]);
});

test('keeps the speed of a video whose frame rate varies', async ({ convert, recording }) => {
  const { row } = await convert('intro_video', await recording('varying.mp4'));

  expect(row).toMatchObject({ state: 'ready', seconds: expect.closeTo(1, 0) });
});

test.for<[string, Kind, string, number]>([
  ['an MP4 whose index comes first', 'intro_video', 'index-first.mp4', 0.8],
  ['an MP4 whose index is missing', 'intro_video', 'index-last.mp4', 0.3],
  ['an MP4 whose index is cut', 'intro_video', 'index-last.mp4', 0.98],
  ['a Matroska video', 'intro_video', 'video.mkv', 0.8],
  ['an AVI video', 'intro_video', 'video.avi', 0.8],
  ['an M4A recording', 'voice_sample', 'voice.m4a', 0.6],
  ['a WAV recording', 'voice_sample', 'voice.wav', 0.6],
  ['a CAF recording', 'voice_sample', 'voice.caf', 0.6],
])('says that %s is cut off', async ([, kind, name, share], { given, recording, send }) => {
  const whole = await (await recording(name)).bytes();
  const cut = new File([whole.subarray(0, Math.floor(whole.length * share))], name);

  const { status, body } = await send(await given.talent(), kind, cut);

  expect([status, body.code]).toEqual([400, 'recording_cut_off']);
  expect(body.message).toContain('cut off');
});

test('plays a WAV recording whose recorder was stopped before it wrote the length', async ({
  convert,
  recording,
}) => {
  const bytes = Buffer.from(await (await recording('voice.wav')).arrayBuffer());
  bytes.writeUInt32LE(0xffffffff, 4);

  const { row } = await convert('voice_sample', new File([bytes], 'stopped.wav'));

  expect(row).toMatchObject({ state: 'ready' });
});
