import { randomUUID } from 'node:crypto';
import { picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const reason = 'They sent their birth certificate.';

/** Two of staff who correct a date of birth: one proposes it with a document, the other decides. */
export const test = base.extend('desk', async ({ callApi, given }) => {
  const [first, second] = [await given.staff('support'), await given.staff('support')];
  const propose = async (
    id: string,
    date_of_birth: string,
    more: { request_id?: string; files?: Blob[] } = {},
  ) => {
    const { request_id = randomUUID(), files = [await picture()] } = more;
    const body = { request_id, kind: 'date_of_birth', date_of_birth, asked_by: 'person', reason } as const;
    const sent = { params: { id }, body, files: { document: files } };
    return callApi('POST /api/admin/people/:id/corrections', sent, first);
  };
  const waiting = async (as: Caller = second) =>
    (await callApi('GET /api/admin/today', { query: { kind: 'identity' } }, as)).body.items;
  const decide = async (act: 'approve' | 'reject', as: Caller = second) => {
    const [item] = await waiting(as);
    const params = { id: item?.id ?? '' };
    const { check } = (await callApi('GET /api/admin/identity-checks/:id', { params }, as)).body;
    const body = { sent_at: check.sent_at, reason: 'The name differs.' };
    return callApi(`POST /api/admin/identity-checks/:id/${act}`, { params, body }, as);
  };
  return { first, second, propose, waiting, decide };
});
