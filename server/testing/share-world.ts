import sharp from 'sharp';
import type { Services } from '#platform/services.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';

/** Creates a share link of a casting call; returns its id and token. */
export async function shareBoard(callApi: CallApi, id: string, house: Caller, fields: object = {}) {
  const body = { request_id: crypto.randomUUID(), label: 'For Blue Lamp', days: 7, ...fields };
  const made = await callApi(
    'POST /api/production/jobs/:id/shares',
    { params: { id }, body: body as never },
    house,
  );
  return { id: made.body.share.id, token: String(made.body.share.address).split('/').at(-1) ?? '' };
}

/** Opens a share link by a name, and returns the token of the viewer. */
export async function viewBoard(callApi: CallApi, token: string, name = 'Priya Nair') {
  const { body } = await callApi('POST /api/shared-board/viewers', { body: { token, name } });
  return body.viewer;
}

/** Returns the applicants that a link shows to a viewer, who is a new one unless given. */
export async function readShared(callApi: CallApi, token: string, viewer?: string) {
  const body = { token, viewer: viewer ?? (await viewBoard(callApi, token)) };
  return (await callApi('POST /api/shared-board', { body })).body.people;
}

/** Has a code sent to an email, and opens a link with it; `codeIn` finds the code in what was delivered. */
export async function proveEmail(
  callApi: CallApi,
  deliver: () => Promise<{ to: string; text: string }[]>,
  token: string,
  email: string,
) {
  await callApi('POST /api/shared-board/code', { body: { token, email } });
  const sent = (await deliver()).findLast(({ to }) => to === email);
  const otp = sent?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  return callApi('POST /api/shared-board/viewers', { body: { token, email, otp } });
}

/** Sends a plain picture with an application. */
export async function sendPicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  given: ReturnType<typeof createGiven>,
  application_id: string,
) {
  const background = { r: 90, g: 120, b: 150 };
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .webp()
    .toBuffer();
  const file = await given.storedFile(await storage.save('private', picture, 'webp'));
  await db
    .insertInto('application_media')
    .values({ application_id, field: 'headshot', kind: 'image', file })
    .execute();
  return file;
}
