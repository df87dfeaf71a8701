import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { linkTokenOf, newPass } from '#features/accounts/guardians/guardian-token.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { codeSentTo } from '#testing/matrix/objects.ts';
import { newMobile } from '#testing/registrations.ts';

const choices = { listed: true, birthday_greeting: false };
const unanswered = { confirmed_at: null, consented_at: null, consent_version: null };

/** Inserts a child with a guardian, and returns what the guardian's page sends. */
export async function guardedChild({ db, given, now, secrets }: World, fields = {}) {
  const as = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(as.id, fields);
  const guardian = db.selectFrom('guardian').select(['id', 'contact']).where('talent_id', '=', as.id);
  const { id, contact } = await guardian.executeTakeFirstOrThrow();
  const body = { pass: newPass(secrets.links, id, now()), child: as.id };
  return { as, contact, body, token: linkTokenOf(secrets.links, id) };
}

/** A request of a guardian's page about a child. */
export const ofGuardian = async (_: unknown, world: World) => ({ body: (await guardedChild(world)).body });
export const ofChild = async (_: unknown, world: World) => ({ as: (await guardedChild(world)).as });
const byLink = async (_: unknown, world: World) => ({ body: { token: (await guardedChild(world)).token } });

export const matrix: Matrix = {
  'GET /api/user/guardian': { readers: ['child', 'adult'] },
  'PUT /api/user/guardian': {
    body: { date_of_birth: '2015-05-01', name: 'Sunita Rao', relation: 'Mother', email: 'su@test.example' },
    request: async (_, { given }) => ({ as: await given.talent(), body: { mobile: newMobile() } }),
  },
  'POST /api/user/guardian/resend': {
    status: 409,
    request: async (_, world) => ({ as: (await guardedChild(world, unanswered)).as }),
  },
  'POST /api/guardian/link': { body: async (_, world) => ({ contact: (await guardedChild(world)).contact }) },
  'POST /api/guardian/contact': { request: byLink },
  'POST /api/guardian/code': { request: byLink },
  'POST /api/guardian/open': {
    request: async (_, world) => {
      const { token, contact } = await guardedChild(world, unanswered);
      await world.callApi('POST /api/guardian/code', { body: { token } });
      return { body: { token, otp: await codeSentTo(contact, world) } };
    },
  },
  'POST /api/guardian/consent': {
    body: { ...choices, consent_version: guardianConsent.version, agreed: true },
    request: async (_, world) => ({ body: (await guardedChild(world, unanswered)).body }),
  },
  'PUT /api/guardian/choices': { body: choices, request: ofGuardian },
  'POST /api/guardian/invite': {
    body: { name: 'Arun Rao', relation: 'Father' },
    request: async (_, world) => ({ body: { ...(await guardedChild(world)).body, mobile: newMobile() } }),
  },
};
