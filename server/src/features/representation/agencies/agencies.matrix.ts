import { asAgency } from '#features/representation/mandates/mandates.matrix.ts';
import { picture } from '#testing/files.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

async function asUnverified({ id }: Account, { db }: World) {
  const profile_type = 'Talent Agencies';
  await db
    .updateTable('talent')
    .set({ profile_type, agency_verified_at: null })
    .where('id', '=', id)
    .execute();
}

export const matrix: Matrix = {
  'GET /api/user/agency/documents': { prepare: asAgency },
  'POST /api/user/agency/documents': {
    prepare: asUnverified,
    body: { kind: 'pan_card' },
    request: async () => ({ files: { document: [await picture()] } }),
  },
  'GET /api/agencies/:id/clients': {
    of: { agency: { id: async ({ given }) => (await given.agency()).id, readers: 'everybody' } },
    houseWide: true,
    about: async ({ adult }, { given }) => {
      const { id: holder_id } = await given.agency();
      await given.mandate({ talent_id: adult.id, holder_id, shown_publicly: true });
      return holder_id;
    },
  },
};
