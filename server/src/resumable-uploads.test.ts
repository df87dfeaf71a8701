import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createPair, newMessage } from '#testing/conversation-world.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';
import { announce, test as base, piece } from '#testing/tus.ts';

type Given = ReturnType<typeof createGiven>;
type Sender = Caller & { metadata: Record<string, string> };

const videoOf = (application_id: string) => ({ application_id, kind: 'video', name: '../../a.mp4' });
/** Creates someone who may upload, by the URL of each kind of resumable upload. */
const senders: Record<string, (given: Given, callApi: CallApi) => Promise<Sender>> = {
  '/api/user/media/uploads': async (given) => {
    const talent = await given.talent();
    return { ...talent, metadata: { kind: 'audition_video', filename: '../../a.mp4' } };
  },
  '/api/user/self-tape-uploads': async (given) => {
    const { production_house_id } = await given.house({ verification: 'documents' });
    const job = await given.job({ production_house_id, audition_type: 'Self-tape' });
    const talent = await given.talent();
    const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
    await given.tapeRequest(job.id);
    const tape = await given.selfTape(id);
    return { ...talent, metadata: { self_tape_id: tape.id, take: '1', filename: '../../a.mp4' } };
  },
  '/api/user/conversation-files': async (given, callApi) => {
    const { talent, house, id } = await createPair(given);
    const message = { params: { id }, body: newMessage() };
    await callApi('POST /api/production/conversations/:id/messages', message, house);
    return { ...talent, metadata: videoOf(id) };
  },
  '/api/production/conversation-files': async (given) => {
    const { house, id } = await createPair(given);
    return { ...house, metadata: videoOf(id) };
  },
};
const paths = Object.keys(senders);

interface Upload {
  sender: Sender;
  url: string;
  id: string;
}
const test = base.extend<{
  /** Begins an upload of the whole clip by a new sender. */
  beginAt: (path: string, suffix?: string, headers?: Record<string, string>) => Promise<Upload>;
}>({
  beginAt: async ({ callApi, clipBytes, given, tus }, use) => {
    await use(async (path, suffix = '', headers = {}) => {
      const sender = await senders[path]?.(given, callApi);
      if (!sender) throw new Error(path);
      const announced = { ...announce(clipBytes.length, sender.metadata), ...headers };
      const begun = await tus('POST', `${path}${suffix}`, sender, { headers: announced });
      if (begun.status !== 201) throw new Error(begun.text);
      const url = String(begun.headers.location);
      return { sender, url, id: url.slice(path.length + 1) };
    });
  },
});

/** URLs of one's own upload that name another one as well. */
const disguises = ({ url }: Upload, { id, url: other }: Upload) => [
  `${url}?x=/${id}`,
  `${url}?/${id}`,
  `${url}?x=${other}`,
  `${url}?x=/..%2F${id}`,
  `${url}?x=/${id}/`,
  `${url}#/${id}`,
  `${url}/../${id}`,
  `${url}%2F..%2F${id}`,
  `${url}%2F${id}`,
  `${url}//${id}`,
  `${url};/${id}`,
  `${url}\\${id}`,
];

test.for(paths)(
  'reads and writes no upload of another person under %s',
  async (path, { beginAt, clipBytes, services, tus }) => {
    const own = await beginAt(path);
    const other = await beginAt(path);
    await tus('PATCH', other.url, other.sender, piece(clipBytes, 0, 1000));
    const addresses = disguises(own, other);

    const read = await Promise.all(addresses.map((url) => tus('HEAD', url, own.sender)));
    const written = [];
    for (const url of addresses) written.push(await tus('PATCH', url, own.sender, piece(clipBytes, 1000)));
    for (const url of addresses) await tus('DELETE', url, own.sender);

    expect(read[0]).toMatchObject({ status: 200, headers: { 'upload-offset': '0' } });
    expect(read.filter(({ headers }) => headers['upload-offset'] === '1000')).toEqual([]);
    expect(written.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    expect(await readFile(services.uploads.pathOf(other.id))).toEqual(clipBytes.subarray(0, 1000));
    const { headers } = await tus('HEAD', other.url, other.sender);
    expect(headers['upload-offset']).toBe('1000');
  },
);

const misleading: [string, string, Record<string, string>][] = [
  ['a query with a path', '?x=/../../secrets', {}],
  ['a proxy of a proxy', '', { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'elsewhere.example' }],
  ['another host', '', { forwarded: 'host=elsewhere.example;proto=https', host: 'elsewhere.example' }],
  ['another method', '', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PATCH' }],
  ['parts to join', '', { 'upload-concat': 'final;/api/user/media/uploads/1' }],
  ['part of another upload', '', { 'upload-concat': 'partial' }],
  ['a size to follow', '', { 'upload-defer-length': '1' }],
];

test.for(misleading)(
  'begins an ordinary upload for a request with %s',
  async ([, suffix, headers], { beginAt, services }) => {
    for (const path of paths) {
      const { url, id } = await beginAt(path, suffix, headers);

      expect(url).toBe(`${path}/${id}`);
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(await readdir(services.uploads.directory)).toContain(id);
    }
  },
);

test('counts no upload that the protocol rejects', async ({ clipBytes, given, tus }) => {
  const talent = await given.talent();
  const announced = announce(clipBytes.length, { kind: 'audition_video' });
  const rejected: Record<string, string>[] = [
    { 'tus-resumable': '0.2.2' },
    ...['0x10', '010', '1e3', '-1', ' '].map((size) => ({ 'upload-length': size })),
    { 'upload-metadata': 'kind' },
    { 'upload-metadata': 'kind !' },
  ];
  const begin = (headers: Record<string, string>) =>
    tus('POST', '/api/user/media/uploads', talent, { headers: { ...announced, ...headers } });

  const answers = [];
  for (const headers of [...rejected, ...rejected]) answers.push(await begin(headers));

  expect(answers.map(({ status }) => [400, 412].includes(status))).not.toContain(false);
  expect((await begin({})).status).toBe(201);
});
