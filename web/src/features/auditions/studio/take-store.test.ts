import { beforeEach, expect, test } from 'vitest';
import { forgetKeptFiles } from '#api/kept-files.ts';
import {
  changeTake,
  deleteBrokenTakes,
  deleteTake,
  fileOfTake,
  keptSeconds,
  listTakes,
  markSent,
  onTakesChange,
  putTake,
  type Take,
} from '#features/auditions/studio/take-store.ts';
import { mockDeviceStorage } from '#testing/device-storage.ts';

const take = {
  ...{ id: 'one', owner: 'asha', self_tape_id: 'tape', file: 'one.mp4', made_at: '2031-03-17T06:00:00.000Z' },
  ...{ ms: 4000, trim_from_ms: 0, trim_to_ms: null, sent_as: null },
} satisfies Take;
const later = { ...take, id: 'two', file: 'two.webm', made_at: '2031-03-17T06:05:00.000Z' };

let files: Map<string, number[]>;
beforeEach(() => {
  files = mockDeviceStorage();
});
const ids = async () => (await listTakes('asha', 'tape')).map(({ id }) => id);

test('lists the takes of one account for one self-tape, oldest first', async () => {
  await putTake(later);
  await putTake(take);
  await putTake({ ...take, id: 'other account', owner: 'ravi' });
  await putTake({ ...take, id: 'other tape', self_tape_id: 'callback' });

  expect(await ids()).toEqual(['one', 'two']);
});

test('leaves out a take of which no second was written', async () => {
  await putTake({ ...take, ms: 0 });
  expect(await ids()).toEqual([]);

  await changeTake('one', { ms: 1000 });

  expect(await ids()).toEqual(['one']);
});

test('deletes a take that broke off before its first second, with its file', async () => {
  files.set('one.mp4', [1]);
  await putTake({ ...take, ms: 0 });
  await putTake(later);

  await deleteBrokenTakes(Date.parse(take.made_at) + 1000);
  expect([...files.keys()]).toEqual(['one.mp4']);
  await deleteBrokenTakes(Date.parse(take.made_at) + 61_000);

  expect([...files.keys()]).toEqual([]);
  expect(await ids()).toEqual(['two']);
});

test('tells a page of each change, until it stops listening', async () => {
  let changes = 0;
  const stop = onTakesChange(() => {
    changes += 1;
  });
  await putTake(take);
  await changeTake('one', { ms: 5000 });
  stop();
  await deleteTake(take);

  expect(changes).toBe(2);
});

test('deletes a take with its file', async () => {
  files.set('one.mp4', [1]);
  await putTake(take);

  await deleteTake(take);

  expect([await ids(), files.size]).toEqual([[], 0]);
});

test('gives a file the type that players need, and none if the browser has lost it', async () => {
  files.set('one.mp4', [1]).set('two.webm', [1]);

  expect((await fileOfTake(take))?.type).toBe('video/mp4');
  expect((await fileOfTake(later))?.type).toBe('video/webm');
  expect(await fileOfTake({ file: 'lost.mp4' })).toBeUndefined();
});

test('marks one take as sent under a number, in place of the former one', async () => {
  await putTake({ ...take, sent_as: 1 });
  await putTake(later);

  await markSent(await listTakes('asha', 'tape'), later, 1);

  expect(await listTakes('asha', 'tape')).toMatchObject([{ sent_as: null }, { sent_as: 1 }]);
});

test('measures a take after its trim', () => {
  expect(keptSeconds(take)).toBe(4);
  expect(keptSeconds({ ...take, trim_from_ms: 500, trim_to_ms: 3000 })).toBe(2.5);
});

test('forgets takes and files', async () => {
  files.set('one.mp4', [1]);
  await putTake(take);

  await forgetKeptFiles();

  expect([await ids(), files.size]).toEqual([[], 0]);
});
