import type { Caller } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

/** Returns what staff send to close the latest request of a person, as they read it now. */
export async function latestRequest(callApi: CallApi, id: string, staff: Caller) {
  const { body } = await callApi('GET /api/admin/people/:id', { params: { id } }, staff);
  const [request] = body.person.requests;
  if (!request) throw new Error('The person has asked for nothing.');
  return { params: { id: request.id }, body: { recorded_at: request.recorded_at } };
}
