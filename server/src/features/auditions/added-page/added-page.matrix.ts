import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { houseThatAdded } from '#features/applications/added-people/added-people.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';

async function linkOf({ job_id }: House, { db, given, secrets }: World, { invited = false } = {}) {
  const added = db.selectFrom('added_person').select(['id', 'application_id']).where('job_id', '=', job_id);
  const { id, application_id } = await added.executeTakeFirstOrThrow();
  if (invited) await given.invitation(application_id ?? '');
  return { body: { token: newDerivedToken(secrets.links, 'added', id) } };
}
const ofNew = async (_: unknown, world: World) => linkOf(await houseThatAdded(world), world);

export const matrix: Matrix = {
  'POST /api/added': {
    request: ofNew,
    viewers: async (_, world) => ({
      'the person with the link': await linkOf(await houseThatAdded(world), world),
    }),
  },
  'POST /api/added/audition': {
    request: async (_, world) => linkOf(await houseThatAdded(world), world, { invited: true }),
  },
  'POST /api/added/delete': { request: ofNew },
};
