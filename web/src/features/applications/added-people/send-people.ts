import { callApi } from '#api/call-api.ts';
import { bodyOf, type PersonRow } from '#features/applications/added-people/person-rows.ts';

/** Adds the people, and then sends the photo and video of each. Returns whose files could not be stored. */
export async function sendPeople(jobId: string, request_id: string, people: readonly PersonRow[]) {
  const body = { request_id, adults: true as const, people: people.map(bodyOf) };
  const { message, application_ids } = await callApi('POST /api/production/jobs/:id/added-people', {
    params: { id: jobId },
    body,
  });
  const without: string[] = [];
  for (const [at, person] of people.entries())
    if (!(await sendFiles(application_ids[at] ?? null, person))) without.push(person.name);
  return { message, without };
}

async function sendFiles(id: string | null, { photo, video }: PersonRow): Promise<boolean> {
  if (!id || (!photo && !video)) return true;
  const files = { ...(photo && { photo: [photo] }), ...(video && { video: [video] }) };
  try {
    await callApi('POST /api/production/added-people/:id/files', { params: { id }, files });
    return true;
  } catch {
    return false;
  }
}
