import { expect, test } from 'vitest';
import type { Upload } from '#features/talent/media/upload-list.ts';
import { uploadChanges } from '#features/talent/media/use-uploads.ts';

test('announces each quarter of a file once', () => {
  expect(uploadChanges([upload({ sent: 20 })], [upload({ sent: 24 })])).toBeUndefined();
  expect(uploadChanges([upload({ sent: 24 })], [upload({ sent: 26 })])).toBe(
    'scene.mp4: 25 percent uploaded.',
  );
  expect(uploadChanges([upload({ sent: 26 })], [upload({ sent: 49 })])).toBeUndefined();
});

test('announces a lost connection and the automatic retry', () => {
  const announcement = uploadChanges([upload({ state: 'sending' })], [upload({ state: 'offline' })]);

  expect(announcement).toBe('scene.mp4: connection lost. The upload resumes automatically.');
});

test('announces the error message of a rejected file', () => {
  const announcement = uploadChanges(
    [upload({})],
    [upload({ state: 'rejected', message: 'This is no video.' })],
  );

  expect(announcement).toBe('scene.mp4: This is no video.');
});

test('announces nothing for a file removed from the list', () => {
  expect(uploadChanges([upload({})], [])).toBeUndefined();
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
