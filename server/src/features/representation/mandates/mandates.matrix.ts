import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { inOneDay, password } from '#testing/matrix/objects.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';

/** A living link to a mandate, as columns and as its token. */
export function newLinkOf(world: Pick<World, 'secrets' | 'now'>) {
  const seed = crypto.randomUUID();
  const token = newDerivedToken(world.secrets.links, 'mandate', seed);
  return { token, link: { seed, token_hash: hashToken(token), link_ends_at: inOneDay(world) } };
}

export async function asAgency({ id }: Account, { db, now }: World) {
  const agency = { profile_type: 'Talent Agencies', agency_verified_at: now().toISOString() } as const;
  await db.updateTable('talent').set(agency).where('id', '=', id).execute();
}

/** A mandate by which another agency acts for the talent. */
async function ofTalent({ id }: Account, { given }: World): Promise<string> {
  return (await given.mandate({ talent_id: id, holder_id: (await given.talent({ name: 'Star Agency' })).id }))
    .id;
}

async function invited({ id }: Account, world: World): Promise<string> {
  const { link } = newLinkOf(world);
  const invitation = { holder_id: id, name: 'Asha Rao', contact: newEmail(), active_since: null };
  return (await world.given.mandate({ ...invitation, ...link })).id;
}

/** The mandate of an agency that keeps the profile of somebody. */
async function kept({ id }: Account, { db, given, now }: World): Promise<string> {
  const talent_id = await insertManagedTalent(db, { name: 'Asha Rao' }, 'en', now());
  return (await given.mandate({ talent_id, holder_id: id })).id;
}

async function link(world: World, takesOver = false): Promise<string> {
  const { token, link } = newLinkOf(world);
  const agency = await world.given.talent({ name: 'Star Agency' });
  const managed = () => insertManagedTalent(world.db, { name: 'Asha Rao' }, 'en', world.now());
  const talent = takesOver ? { talent_id: await managed() } : { active_since: null };
  await world.given.mandate({ holder_id: agency.id, contact: newEmail(), ...talent, ...link });
  return token;
}

export const matrix: Matrix = {
  'GET /api/user/mandates': {
    prepare: async (owner, world) => [await ofTalent(owner, world), await kept(owner, world)],
  },
  'POST /api/user/mandates': {
    prepare: asAgency,
    body: () => ({ kind: 'agency', name: 'Asha Rao', contact: newEmail(), scopes: ['apply'] }),
  },
  'POST /api/user/mandates/:id/resend': { of: { invitation: invited } },
  'POST /api/user/mandates/:id/hand-over': {
    of: {
      mandate: async (owner, world) => ({ id: await kept(owner, world), body: { contact: newEmail() } }),
    },
  },
  'POST /api/user/mandates/:id/end': { of: { mandate: ofTalent } },
  'PUT /api/user/mandates/:id': { of: { mandate: ofTalent }, body: { shown_publicly: true } },
  'POST /api/user/mandates/accept': { request: async (_, world) => ({ body: { token: await link(world) } }) },
  'POST /api/mandate': { request: async (_, world) => ({ body: { token: await link(world) } }) },
  'POST /api/mandate/decline': { request: async (_, world) => ({ body: { token: await link(world) } }) },
  'POST /api/mandate/take-over': {
    discloses: ['token'],
    request: async (_, world) => ({
      body: {
        token: await link(world, true),
        email: newEmail(),
        mobile: newMobile(),
        password,
        pan_no: 'ABCPE1234F',
        aadhaar_no: '234567890124',
      },
    }),
  },
};
