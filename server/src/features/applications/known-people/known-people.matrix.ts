import { applicants } from '#features/applications/apply/apply.matrix.ts';
import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo } from '#testing/matrix/objects.ts';

async function application(house: House, world: World) {
  return { id: await applicationTo(house, world), body: { job_id: await newCall(house, world) } };
}

export const matrix: Matrix = {
  'GET /api/production/met-before/:id': { of: applicants, about: ({ adult }) => adult.id },
  'GET /api/production/applications/:id/consider': {
    of: { application: applicationTo },
    about: ({ application }) => application,
  },
  'POST /api/production/applications/:id/consider': { of: { application } },
};
