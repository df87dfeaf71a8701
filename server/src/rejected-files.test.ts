import { uploads } from '@kirdaar/contract/rules/uploads';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { announce, PATH, piece, test } from '#testing/tus.ts';

const rejected: [string, MediaKind, () => Promise<Buffer> | Buffer][] = [
  ['an empty photo', 'photo', () => Buffer.alloc(0)],
  ['a photo that is too large', 'photo', () => Buffer.alloc(uploads.image.bytes + 1)],
  ['a text as a photo', 'photo', () => Buffer.from('not a picture')],
  ['a video as a photo', 'photo', () => Buffer.from('....ftypisom')],
  ['a picture as a video', 'intro_video', async () => Buffer.from(await (await picture()).arrayBuffer())],
  ['a broken picture', 'photo', async () => Buffer.from(await (await picture()).slice(0, 200).arrayBuffer())],
  ['a text as a voice sample', 'voice_sample', () => Buffer.from('ID3 but not a recording')],
];

test.for(rejected)(
  'gives the same answer to %s in a form and in parts',
  async ([, kind, content], { callApi, given, tus }) => {
    const talent = await given.talent();
    const bytes = await content();

    const file = new File([new Uint8Array(bytes)], 'file.jpg');
    const form = await callApi('POST /api/user/media', { body: { kind }, files: { file: [file] } }, talent);
    const begun = await tus('POST', PATH, talent, { headers: announce(bytes.length, { kind }) });
    const last =
      begun.status === 201
        ? await tus('PATCH', String(begun.headers.location), talent, piece(bytes, 0))
        : begun;

    const answer = ({ code, message, fields }: Record<string, unknown>) => ({ code, message, fields });
    expect(form.status).toBe(400);
    expect(last.status).toBe(400);
    expect(answer(JSON.parse(last.text))).toEqual(answer(form.body));
  },
);
