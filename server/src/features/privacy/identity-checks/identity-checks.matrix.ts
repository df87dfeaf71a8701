import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertCheck } from '#features/privacy/identity-checks/queries.ts';
import { picture } from '#testing/files.ts';
import { type Account, bothRoles, type Matrix, type World } from '#testing/matrix/matrix.ts';
import { newEmail } from '#testing/registrations.ts';

async function correct({ id: account_id, email: old_value }: Account, { db, given, now, secrets }: World) {
  const id = crypto.randomUUID();
  const token = newDerivedToken(secrets.links, 'correct email', id);
  const { id: proposed_by } = await given.staff('support');
  const proposed = {
    proposed_by,
    proposed_at: now().toISOString(),
    asked_by: 'person',
    reason: 'It bounces.',
  };
  const new_value = newEmail();
  await insertCheck(db, {
    id,
    account_id,
    kind: 'email',
    ...proposed,
    old_value,
    new_value,
    token_hash: hashToken(token),
  });
  return { id, token };
}

export const matrix: Matrix = {
  ...bothRoles({
    'GET /api/:role/correction-requests': {},
    'POST /api/:role/correction-requests': { body: { text: 'My mother’s name is wrong.' } },
  }),
  'POST /api/corrections/object': {
    request: async (owner, world) => {
      const { id } = await correct(owner, world);
      const token = newDerivedToken(world.secrets.links, 'objection', id);
      return { body: { id, token, text: 'I did not ask for this.' } };
    },
  },
  'POST /api/corrections/confirm-email': {
    discloses: ['reset_token'],
    request: async (owner, world) => ({ body: { token: (await correct(owner, world)).token } }),
  },
  'GET /api/user/badge-check': {},
  'POST /api/user/badge-check': {
    status: 400,
    prepare: async ({ id }, { given }) => {
      await given.plan(id, { plan: 'Pro' });
    },
    request: async () => ({ files: { document: [await picture()] } }),
  },
};
