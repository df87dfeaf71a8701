import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import sharp from 'sharp';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import {
  hostileNames,
  hostilePictures,
  hostileRecordings,
  hostileVideos,
  hostileVoices,
  jpegWithTail,
} from '#testing/hostile-files.ts';
import { test as base } from '#testing/library.ts';
import { withFfmpeg } from '#testing/with-ffmpeg.ts';

interface Fixtures {
  /**
   * Uploads each file as the given kind of media and returns the result of each; fails if any file or row is
   * left behind.
   */
  rejections: (kind: MediaKind, files: Record<string, Buffer>) => Promise<Record<string, unknown>>;
}

const test = base.extend<Fixtures>({
  rejections: async ({ given, send, stored, db }, use) => {
    await use(async (kind, files) => {
      const talent = await given.talent({ date_of_birth: '1990-01-01' });
      const before = await stored();
      const answers: Record<string, unknown> = {};
      for (const [title, content] of Object.entries(files)) {
        const { status, body } = await send(talent, kind, new File([new Uint8Array(content)], 'file.jpg'));
        answers[title] = status === 400 && body.fields?.file === body.message ? 'rejected' : body;
      }
      expect(await stored()).toEqual(before);
      expect(
        await db.selectFrom('talent_media').select('id').where('talent_id', '=', talent.id).execute(),
      ).toEqual([]);
      return answers;
    });
  },
});

const allRejected = (files: Record<string, Buffer>) =>
  Object.fromEntries(Object.keys(files).map((title) => [title, 'rejected']));

test('rejects a photo file that is not a picture', async ({ rejections }) => {
  const files = await hostilePictures();

  expect(await rejections('photo', files)).toEqual(allRejected(files));
});

test('rejects a video file that is not a video', async ({ rejections }) => {
  const files = await hostileVideos();

  expect(await rejections('intro_video', files)).toEqual(allRejected(files));
});

test.skipIf(!withFfmpeg)('rejects a file that only starts like a video', async ({ rejections }) => {
  const files = hostileRecordings();

  expect(await rejections('audition_video', files)).toEqual(allRejected(files));
});

test('rejects a voice sample that is not a recording', async ({ rejections }) => {
  const files = await hostileVoices();

  expect(await rejections('voice_sample', files)).toEqual(allRejected(files));
});

test('ignores file names sent by the client and never stores them', async ({ db, given, send, services }) => {
  for (const [index, name] of hostileNames.entries()) {
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
