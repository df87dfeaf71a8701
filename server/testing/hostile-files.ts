import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { AUDIO_BYTES, IMAGE_BYTES } from '@kirdaar/contract/rules/limits';
import sharp from 'sharp';

const read = (name: string) => readFileSync(new URL(`clips/${name}`, import.meta.url));
const script = '<script>alert(document.domain)</script>';
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF', 'latin1');
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';

/** Returns a valid JPEG with a GPS position and an archive appended after its end. */
export async function jpegWithTail(): Promise<Buffer> {
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

/** Returns files that are not valid pictures, whatever type they claim to be. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const jpeg = await jpegWithTail();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  return {
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
    'a video': read('video.mp4'),
    'a recording': read('voice.mp3'),
    'a JPG that breaks off': jpeg.subarray(0, 200),
    'a PNG that breaks off': png.subarray(0, png.length - 30),
    'a PNG of 20000x20000 pixels': hugePng(20_000),
    'a picture of more than 15 MB': Buffer.concat([jpeg, Buffer.alloc(IMAGE_BYTES)]),
  };
}

/** Returns files that are not videos. */
export async function hostileVideos(): Promise<Record<string, Buffer>> {
  return {
    'nothing at all': Buffer.alloc(0),
    'HTML as MP4': Buffer.from(`<html>${script}</html>`),
    'a playlist as MP4': Buffer.from(playlist),
    'a playlist of pieces': Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    'an archive': zip,
    'a picture': await jpegWithTail(),
    'Flash video': Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0', 'latin1'),
    'an MPEG transport stream': Buffer.alloc(376, 'G'),
  };
}

/** Returns files that start like videos, so only reading the whole file shows that they are invalid. */
export function hostileRecordings(): Record<string, Buffer> {
  const mp4 = read('video.mp4');
  const ftyp = mp4.subarray(0, 32);
  return {
    'only the first bytes of an MP4': ftyp,
    'a playlist behind the first bytes of an MP4': Buffer.concat([ftyp, Buffer.from(playlist)]),
    'an MP4 that breaks off': mp4.subarray(0, mp4.length - 1500),
    'an MP4 without a table of contents': mp4.subarray(0, 600),
    'a Matroska file that breaks off at once': read('video.mkv').subarray(0, 120),
    'an AVI that breaks off at once': read('video.avi').subarray(0, 100),
    'a WebM without a picture': read('voice.webm'),
  };
}

/** Returns files that are not voice recordings. */
export async function hostileVoices(): Promise<Record<string, Buffer>> {
  return {
    'HTML as MP3': Buffer.from(`<html>${script}</html>`),
    'a playlist as MP3': Buffer.from(playlist),
    'a picture': await jpegWithTail(),
    'a MIDI file': Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\x60', 'latin1'),
    'a recording of more than 20 MB': Buffer.concat([read('voice.wav'), Buffer.alloc(AUDIO_BYTES)]),
  };
}

/** File names that try path traversal, injection or visual deception. */
export const hostileNames = [
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
