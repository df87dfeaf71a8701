import { insertEmailChange } from '#features/accounts/account-settings/queries.ts';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { type Account, bothRoles, type Entry, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { codeSentTo, inOneDay, password, roleOf } from '#testing/matrix/objects.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';

async function unverified({ id }: Account, { db }: World) {
  await db.updateTable('account').set({ mobile_verified_at: null }).where('id', '=', id).execute();
}

const confirmed = (field: 'email' | 'mobile', create: () => string): Entry['body'] => {
  return async (owner, world) => {
    const value = create();
    const form = { body: { [field]: value, password } as never };
    await world.callApi(`POST /api/${roleOf(owner)}/change-${field}`, form, owner);
    return { [field]: value, otp: await codeSentTo(value, world) };
  };
};

export const matrix: Matrix = {
  'GET /api/account': {},
  ...bothRoles({
    'POST /api/:role/change-password': { body: { current_password: password, new_password: 'a new door' } },
    'POST /api/:role/change-email': { body: () => ({ email: newEmail(), password }) },
    'POST /api/:role/change-email/confirm': { body: confirmed('email', newEmail) },
    'POST /api/:role/change-mobile': { body: () => ({ mobile: newMobile(), password }) },
    'POST /api/:role/change-mobile/confirm': { body: confirmed('mobile', newMobile) },
    'POST /api/:role/verify-mobile': { status: 409, prepare: unverified },
    'POST /api/:role/verify-mobile/confirm': {
      prepare: unverified,
      body: async (owner, world) => {
        await world.callApi(`POST /api/${roleOf(owner)}/verify-mobile`, {}, owner);
        return { otp: await codeSentTo(owner.mobile, world) };
      },
    },
  }),
  'POST /api/email-change/undo': {
    discloses: ['reset_token'],
    request: async ({ id: account_id }, world) => {
      const id = crypto.randomUUID();
      const token = newDerivedToken(world.secrets.links, 'undo email', id);
      const change = { id, account_id, old_email: newEmail(), token_hash: hashToken(token) };
      const changed_at = world.now().toISOString();
      await insertEmailChange(world.db, { ...change, changed_at, expires_at: inOneDay(world) });
      return { body: { token } };
    },
  },
};
