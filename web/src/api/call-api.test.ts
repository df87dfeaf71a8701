import { expect, test } from 'vitest';
import { callApi } from '#api/call-api.ts';
import { inspectFile } from '#api/upload-content.ts';
import { pending } from '#testing/mock-server.ts';

/** A file that was changed after it was chosen, as Chrome reads it. */
function changedFile(): File {
  const file = new File(['a picture'], 'face.jpg', { type: 'image/jpeg' });
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  return Object.assign(file, { slice });
}

test('says beside its field that a file was changed after it was chosen', async () => {
  const sending = callApi('POST /api/user/media', {
    body: { kind: 'photo' },
    files: { file: [changedFile()] },
  });
  pending.at(-1)?.lose();

  const text = expect.stringMatching(/^We can’t read this file any more/);
  await expect(sending).rejects.toMatchObject({ status: 400, message: text, fields: { file: text } });
  expect(await inspectFile('image', changedFile())).toEqual(text);
});

test('a lost connection says so while the files can be read', async () => {
  const file = new File(['a picture'], 'face.jpg', { type: 'image/jpeg' });
  const sending = callApi('POST /api/user/media', { body: { kind: 'photo' }, files: { file: [file] } });
  pending.at(-1)?.lose();

  await expect(sending).rejects.toMatchObject({ status: 0, code: 'no_response' });
});
