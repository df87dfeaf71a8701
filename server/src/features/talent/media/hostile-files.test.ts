import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { AUDIO_BYTES, IMAGE_BYTES } from '@kirdaar/contract/rules/limits';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import sharp from 'sharp';
import { expect } from 'vitest';
import { clipBytes, picture } from '#testing/files.ts';
import { test as base } from '#testing/library.ts';

const script = '<script>alert(document.domain)</script>';
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF', 'latin1');
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';

/** File names that try path traversal, injection or visual deception. */
const names = [
  '../../x.png',
  '..\\..\\x.png',
  '/etc/passwd',
  'C:\\windows\\x.png',
  'x.png\0.html',
  '\u202Egnp.exe',
  `${'x'.repeat(10_000)}.png`,
  '<img src=x onerror=alert(1)>.png',
  '; rm -rf ~ #.png',
  '-i.png',
  '.htaccess',
  'CON',
  '\u{1F4F7}.png',
];

const test = base
  /** Uploads each file as this kind of media and returns the result of each. Nothing may be left behind. */
  .extend(
    'rejections',
    ({ given, send, stored, db }) =>
      async (kind: MediaKind, files: Record<string, Buffer>) => {
        const talent = await given.talent({ date_of_birth: '1990-01-01' });
        const before = await stored();
        const answers: Record<string, unknown> = {};
        for (const [title, content] of Object.entries(files)) {
          const { status, body } = await send(talent, kind, new File([new Uint8Array(content)], 'file.jpg'));
          answers[title] = status === 400 && body.fields?.file === body.message ? 'rejected' : body;
        }
        expect(await stored()).toEqual(before);
        const media = db.selectFrom('talent_media').select('id').where('talent_id', '=', talent.id);
        expect(await media.execute()).toEqual([]);
        return answers;
      },
  );

const allRejected = (files: Record<string, Buffer>) =>
  Object.fromEntries(Object.keys(files).map((title) => [title, 'rejected']));

test('rejects a photo file that is not a picture', async ({ rejections }) => {
  const jpeg = await jpegWithTail();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const files = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'HTML as JPG': Buffer.from(`<html>${script}</html>`),
    'HTML behind the first bytes of a JPG': Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from(script),
    ]),
    'HTML behind the first bytes of a PNG': Buffer.concat([png.subarray(0, 16), Buffer.from(script)]),
    'HTML behind the first bytes of a WebP': Buffer.from(`RIFF\x20\0\0\0WEBPVP8 ${script}`, 'latin1'),
    SVG: Buffer.from(svg),
    'SVG with an XML head': Buffer.from(`<?xml version="1.0"?>${svg}`),
    'SVG with entities': Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    ),
    'a GIF that is an archive': Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), zip]),
    'an archive': zip,
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>'),
    'PHP as JPG': Buffer.from('<?php system($_GET["c"]); ?>'),
    'a program for Windows': Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
    'a program for Linux': Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
    'a shell script': Buffer.from('#!/bin/sh\nid\n'),
    'a TIFF': await sharp(png).tiff().toBuffer(),
    'a GIF': await sharp(png).gif().toBuffer(),
    'a PostScript file': Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) run'),
    'an ImageMagick script': Buffer.from(
      'push graphic-context\nfill url(https://evil.example/x)\npop graphic-context',
    ),
    'a video': clipBytes('video.mp4'),
    'a recording': clipBytes('voice.mp3'),
    'a JPG that breaks off': jpeg.subarray(0, 200),
    'a PNG that breaks off': png.subarray(0, png.length - 30),
    'a PNG of 20000x20000 pixels': hugePng(20_000),
    'a picture of more than 25 MB': Buffer.concat([jpeg, Buffer.alloc(IMAGE_BYTES)]),
  };

  expect(await rejections('photo', files)).toEqual(allRejected(files));
});

test('rejects a video file that is not a video', async ({ rejections }) => {
  const files = {
    'nothing at all': Buffer.alloc(0),
    'HTML as MP4': Buffer.from(`<html>${script}</html>`),
    'a playlist as MP4': Buffer.from(playlist),
    'a playlist of pieces': Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    'an archive': zip,
    'a picture': await jpegWithTail(),
    'Flash video': Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'),
    'an MPEG transport stream': Buffer.alloc(376, 'G'),
  };

  expect(await rejections('intro_video', files)).toEqual(allRejected(files));
});

test('rejects a file that only starts like a video', async ({ rejections }) => {
  const mp4 = clipBytes('video.mp4');
  const ftyp = mp4.subarray(0, 32);
  const files = {
    'only the first bytes of an MP4': ftyp,
    'a playlist behind the first bytes of an MP4': Buffer.concat([ftyp, Buffer.from(playlist)]),
    'an MP4 that breaks off': mp4.subarray(0, mp4.length - 1500),
    'an MP4 without a table of contents': mp4.subarray(0, 600),
    'a Matroska file that breaks off at once': clipBytes('video.mkv').subarray(0, 120),
    'an AVI that breaks off at once': clipBytes('video.avi').subarray(0, 100),
    'a WebM without a picture': clipBytes('voice.webm'),
  };

  expect(await rejections('audition_video', files)).toEqual(allRejected(files));
});

test('rejects a voice sample that is not a recording', async ({ rejections }) => {
  const files = {
    'HTML as MP3': Buffer.from(`<html>${script}</html>`),
    'a playlist as MP3': Buffer.from(playlist),
    'a picture': await jpegWithTail(),
    'a MIDI file': Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\x60', 'latin1'),
    'a recording of more than 20 MB': Buffer.concat([clipBytes('voice.wav'), Buffer.alloc(AUDIO_BYTES)]),
  };

  expect(await rejections('voice_sample', files)).toEqual(allRejected(files));
});

test('ignores file names sent by the client and never stores them', async ({ db, given, send, services }) => {
  for (const [index, name] of names.entries()) {
    const file = await picture(name, `#0000${String(index + 10)}`);

    const { status } = await send(await given.talent(), 'photo', file);

    expect([name, status]).toEqual([name, 200]);
  }
  const rows = await db.selectFrom('media_file').select('name').execute();
  expect(rows.filter(({ name }) => !/^[0-9a-f-]{36}\.(webp|mp4|mp3)$/.test(name))).toEqual([]);
  const folders = await readdir(join(services.config.DATA_DIR, 'media'));
  expect(folders.filter((name) => !['private', 'public', 'drafts', 'renditions'].includes(name))).toEqual([]);
});

test('re-encodes a picture without EXIF, location or trailing data', async ({ app, given, send }) => {
  const talent = await given.talent({ date_of_birth: '1990-01-01' });

  const { body } = await send(talent, 'photo', new File([new Uint8Array(await jpegWithTail())], 'a.jpg'));

  const { rawPayload } = await app.inject(body.media.url);
  const { format, exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
  expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'webp' });
  expect(rawPayload.toString('latin1')).not.toMatch(/META-INF|script|CanaryExif/);
});

/** Returns a valid JPEG with a GPS position and an archive appended after its end. */
async function jpegWithTail(): Promise<Buffer> {
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#335577' } });
  const jpeg = await drawn
    .withExif({ IFD0: { Copyright: 'CanaryExif' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, zip, Buffer.from(script)]);
}

/** Returns a PNG of `side` × `side` pixels that compresses to almost nothing. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
