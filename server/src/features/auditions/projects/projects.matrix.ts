import type { House, Matrix, World } from '#testing/matrix/matrix.ts';

async function project({ job_id }: House, { db }: World) {
  const found = db.selectFrom('job').select('project_id').where('id', '=', job_id);
  return (await found.executeTakeFirstOrThrow()).project_id;
}

const about: NonNullable<Matrix['GET /api/production/projects/:id']>['about'] = async (
  { documents },
  world,
) => {
  const id = await project(documents, world);
  await world.db.updateTable('casting_project').set({ name: 'The Letter' }).where('id', '=', id).execute();
  return id;
};

export const matrix: Matrix = {
  'GET /api/production/projects/:id': { of: { project }, about },
  'PUT /api/production/projects/:id': { of: { project }, body: { name: 'The Letter' } },
  'GET /api/production/projects/:id/applicants': { of: { project }, about },
  'GET /api/production/projects/:id/auditions': { of: { project }, about },
};
