import { expect } from 'vitest';
import { openAuthenticator } from '#testing/passkey.ts';
import { type CallApi, test } from '#testing/test.ts';

const password = 'a lamp in the window';

async function addPasskey(callApi: CallApi, as: { token: string }) {
  const device = openAuthenticator();
  const { body } = await callApi('POST /api/admin/passkeys/options', {}, as);
  const credential = device.create(body.options.challenge);
  const added = await callApi('POST /api/admin/passkeys', { body: { name: 'Laptop', credential } }, as);
  expect(added.status).toBe(200);
  return device;
}

test('a passkey replaces the code, not the password, at login and for confirmation', async ({
  callApi,
  clock,
  given,
}) => {
  const owner = await given.staff('owner', { password });
  const { email } = owner;
  const device = await addPasskey(callApi, owner);
  const challenge = async (typed = password) => {
    const answer = await callApi('POST /api/admin/login/options', { body: { email, password: typed } });
    return answer.body.options?.challenge ?? answer.body.code ?? 'none';
  };
  const logIn = (credential: ReturnType<typeof device.get>, typed = password) =>
    callApi('POST /api/admin/login', { body: { email, password: typed, credential } });
  const credential = device.get(await challenge());

  const stranger = await logIn(openAuthenticator().get(await challenge()));
  const wrongPassword = await logIn(device.get(await challenge()), 'a guess');
  const opened = await logIn(credential);
  const replayed = await logIn(credential);
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  const as = { token: opened.body.token };
  const remove = async () => {
    const { passkeys } = (await callApi('GET /api/admin/passkeys', {}, as)).body;
    return callApi('DELETE /api/admin/passkeys/:id', { params: { id: passkeys[0]?.id ?? '' } }, as);
  };
  const tooLate = await remove();
  const asked = await callApi('POST /api/admin/confirm/options', {}, as);
  const signed = device.get(asked.body.options?.challenge ?? '');
  const confirmed = await callApi('POST /api/admin/confirm', { body: { password, credential: signed } }, as);
  const removed = await remove();
  const { body: log } = await callApi('GET /api/admin/audit-log', {}, as);

  expect(await challenge('a guess')).toBe('staff_credentials_wrong');
  expect([stranger, wrongPassword, replayed].map(({ body }) => body.code)).toEqual([
    'passkey_not_accepted',
    'staff_credentials_wrong',
    'passkey_not_accepted',
  ]);
  expect(opened.status).toBe(200);
  expect([tooLate.body.code, confirmed.status, removed.status]).toEqual([
    'staff_confirmation_required',
    200,
    200,
  ]);
  expect(await challenge()).toBe('none');
  expect(log.entries.map(({ action }) => action).slice(0, 2)).toEqual(['removed_passkey', 'confirmed']);
});

test('the challenge and the passkeys of one person serve nobody else, and end with the login', async ({
  callApi,
  db,
  given,
}) => {
  const owner = await given.staff('owner', { password });
  const editor = await given.staff('editor', { password });
  const device = await addPasskey(callApi, editor);
  await addPasskey(callApi, owner);
  const { body } = await callApi('POST /api/admin/login/options', { body: { email: owner.email, password } });
  const credential = device.get(body.options?.challenge ?? '');

  const foreign = await callApi('POST /api/admin/login', {
    body: { email: owner.email, password, credential },
  });
  await callApi('DELETE /api/admin/staff/:id', { params: { id: editor.id } }, owner);
  const left = db.selectFrom('passkey').select('id').where('staff_id', '=', editor.id);

  expect(foreign.body.code).toBe('passkey_not_accepted');
  expect(await left.execute()).toEqual([]);
});
