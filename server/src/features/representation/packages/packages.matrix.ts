import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { asAgency } from '#features/representation/mandates/mandates.matrix.ts';
import { insertRow } from '#testing/insert-row.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { inOneDay } from '#testing/matrix/objects.ts';

async function client({ id }: Account, { given }: World, talentId?: string): Promise<string> {
  const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04', visibility: 'link' } as const;
  const talent_id = talentId ?? (await given.talent(adult)).id;
  return (await given.mandate({ talent_id, holder_id: id })).id;
}

async function newPackage({ id: agency_id }: { id: string }, world: World) {
  const token = newToken();
  const times = { created_at: world.now().toISOString(), expires_at: inOneDay(world) };
  const row = {
    agency_id,
    request_id: crypto.randomUUID(),
    title: 'For Manch',
    token_hash: hashToken(token),
  };
  return { id: (await insertRow(world.db, 'package', { ...row, ...times })).id, token };
}

/** The token of a package of an agency that shows a talent. */
async function shared(world: World, talentId?: string): Promise<string> {
  const agency = await world.given.agency();
  const { id: package_id, token } = await newPackage(agency, world);
  const mandate_id = await client(agency, world, talentId);
  await world.db.insertInto('package_client').values({ package_id, mandate_id, position: 0 }).execute();
  return token;
}

export const matrix: Matrix = {
  'GET /api/user/agency/packages': { prepare: newPackage },
  'POST /api/user/agency/packages': {
    of: {
      client: async (owner, world) => {
        await asAgency(owner, world);
        return client(owner, world);
      },
    },
    field: 'clients',
    body: { label: 'For Manch', days: 7 },
  },
  'DELETE /api/user/agency/packages/:id': {
    of: { package: async (owner, world) => (await newPackage(owner, world)).id },
  },
  'POST /api/shared-package': {
    request: async (_, world) => ({ body: { token: await shared(world) } }),
    viewers: async ({ adult }, world) => ({
      'anyone with the link': { body: { token: await shared(world, adult.id) } },
    }),
  },
  'POST /api/shared-package/visits': {
    request: async (_, world) => ({ body: { token: await shared(world) } }),
  },
};
