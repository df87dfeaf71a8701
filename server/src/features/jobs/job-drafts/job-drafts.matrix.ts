import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';

const fields = { project_type: 'Film', role_details: 'Dancer' };

async function draft({ id: account_id, production_house_id }: House, { db, now }: World): Promise<string> {
  const draft = { fields: JSON.stringify(fields), saved_at: now().toISOString() };
  const row = { ...draft, request_id: crypto.randomUUID(), account_id, production_house_id };
  await db.insertInto('job_draft').values(row).execute();
  return row.request_id;
}

export const matrix: Matrix = {
  'GET /api/production/job-drafts': {},
  'GET /api/production/job-drafts/:id': { of: { draft } },
  'PUT /api/production/job-drafts': { body: { fields } },
  'POST /api/production/casting-messages': { body: { message: 'Need a dancer, female, 20-25, in Pune' } },
  'DELETE /api/production/job-drafts/:id': { of: { draft } },
  'POST /api/production/jobs/:id/copy': { of: { call: newCall } },
};
