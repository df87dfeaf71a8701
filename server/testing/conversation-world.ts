import type { Caller, createGiven } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

type Given = ReturnType<typeof createGiven>;

/** Creates a document-verified house, a talent and the talent's application to the house. */
export async function createPair(
  given: Given,
  talentFields: Parameters<Given['talent']>[0] = {},
  hasGuardian = false,
) {
  const { house, talent, application, job } = await given.applied({
    house: { company_name: 'Lamp Films' },
    talent: { date_of_birth: '1990-05-01', ...talentFields },
    hasGuardian,
  });
  return { house, talent, id: application.id, job_id: job.id };
}

export function newMessage(text = 'Can you ride?', more: { files?: string[]; media?: string[] } = {}) {
  return { request_id: crypto.randomUUID(), text, ...more };
}

export const test = base
  .extend('pair', ({ given }) => createPair(given))
  .extend('houseWrites', ({ callApi }) => (as: Caller, id: string, body = newMessage()) => {
    return callApi('POST /api/production/conversations/:id/messages', { params: { id }, body }, as);
  })
  .extend('talentWrites', ({ callApi }) => (as: Caller, id: string, body = newMessage()) => {
    return callApi('POST /api/user/conversations/:id/messages', { params: { id }, body }, as);
  })
  /** The same pair, after the house wrote the first message. */
  .extend('startedPair', async ({ pair, houseWrites }) => {
    await houseWrites(pair.house, pair.id);
    return pair;
  });
