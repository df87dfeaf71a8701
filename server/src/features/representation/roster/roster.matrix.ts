import { asAgency } from '#features/representation/mandates/mandates.matrix.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

/** A client of the agency. */
async function client({ id }: Account, { given }: World): Promise<string> {
  const talent = await given.talent({ name: 'Meera Joshi', visibility: 'link' });
  return (await given.mandate({ talent_id: talent.id, holder_id: id })).id;
}

export const matrix: Matrix = {
  'POST /api/user/agency/clients/filter': { prepare: (owner, world) => client(owner, world) },
  'POST /api/user/agency/clients': {
    prepare: asAgency,
    body: { name: 'Meera Joshi', date_of_birth: '1996-05-04', gender: 'Female', scopes: ['apply'] },
  },
  'PUT /api/user/agency/clients/:id': { of: { client }, body: { folder: 'Actors' } },
};
