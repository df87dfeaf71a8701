import { expect, test } from 'vitest';
import type { Upload } from '#features/media/upload-list.ts';
import { newsOf } from '#features/media/upload-news.ts';

test('each quarter of a file is told once', () => {
  expect(newsOf([upload({ sent: 20 })], [upload({ sent: 24 })])).toBeUndefined();
  expect(newsOf([upload({ sent: 24 })], [upload({ sent: 26 })])).toBe('scene.mp4: 25 percent sent.');
  expect(newsOf([upload({ sent: 26 })], [upload({ sent: 49 })])).toBeUndefined();
});

test('a lost connection is told, and that nothing has to be done', () => {
  const news = newsOf([upload({ state: 'sending' })], [upload({ state: 'offline' })]);

  expect(news).toBe('scene.mp4: the connection is lost. It goes on by itself.');
});

test('a refusal is told in its own words', () => {
  const news = newsOf([upload({})], [upload({ state: 'refused', message: 'This is no video.' })]);

  expect(news).toBe('scene.mp4: This is no video.');
});

test('a file that is taken off the list is not told of', () => {
  expect(newsOf([upload({})], [])).toBeUndefined();
});

function upload(fields: Partial<Upload>): Upload {
  return {
    id: '1',
    owner: undefined,
    kind: 'audition_video',
    name: 'scene.mp4',
    size: 100,
    lastModified: 0,
    state: 'sending',
    sent: 0,
    ...fields,
  };
}
