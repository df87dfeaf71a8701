import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { AppError } from '#platform/http/app-error.ts';
import { createPair } from '#testing/conversation-world.ts';
import { clipBytes } from '#testing/files.ts';
import { announce, piece, test } from '#testing/tus.ts';

test('lets only the sender resume an interrupted upload', async ({ given, tus }) => {
  const { house, id } = await createPair(given);
  const other = await given.member(house, 'reviewer');
  const bytes = clipBytes('video.mp4');
  const announcement = {
    headers: announce(bytes.length, { application_id: id, kind: 'video', name: 'a.mp4' }),
  };
  const started = await tus('POST', '/api/production/conversation-files', house, announcement);
  const url = String(started.headers.location);

  await tus('PATCH', url, house, piece(bytes, 0, 2000));
  const head = await tus('HEAD', url, house);
  const foreign = await tus('HEAD', url, other);
  const last = await tus('PATCH', url, house, piece(bytes, 2000));

  expect(head.headers['upload-offset']).toBe('2000');
  expect([foreign.status, last.status]).toEqual([404, 200]);
});

test('keeps a file that the storage rejected, and stores it at the next attempt', async ({
  given,
  services,
  tus,
}) => {
  const { house, id } = await createPair(given);
  const document = await PDFDocument.create();
  document.addPage();
  const bytes = Buffer.from(await document.save());
  const announcement = {
    headers: announce(bytes.length, { application_id: id, kind: 'document', name: 'pages.pdf' }),
  };
  const started = await tus('POST', '/api/production/conversation-files', house, announcement);
  const url = String(started.headers.location);
  const { put } = services.storage;
  const failing = async (error: Error, send: () => ReturnType<typeof tus>) => {
    services.storage.put = () => Promise.reject(error);
    return send().finally(() => {
      services.storage.put = put;
    });
  };

  const unavailable = new AppError('media_unavailable');
  const first = await failing(unavailable, () => tus('PATCH', url, house, piece(bytes, 0)));
  const second = await failing(new Error('the disk is full'), () => tus('HEAD', url, house));
  const third = await tus('HEAD', url, house);

  expect([first, second, third].map(({ status }) => status)).toEqual([503, 500, 200]);
});
