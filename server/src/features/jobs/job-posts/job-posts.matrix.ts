import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { jobPost } from '#testing/posts.ts';

export const newCall = async ({ production_house_id }: House, { given }: World) =>
  (await given.job({ production_house_id })).id;

const newProject = async ({ production_house_id }: House, { given }: World) =>
  (await given.job({ production_house_id })).project_id;

const closedCall = async ({ production_house_id }: House, { given }: World) =>
  (await given.job({ production_house_id, status: 'closed' })).id;

const body = jobPost(new Date());

export const matrix: Matrix = {
  'POST /api/production/jobs': { of: { project: newProject }, field: 'project_id', body },
  'PUT /api/production/jobs/:id': { of: { call: newCall }, body },
  'POST /api/production/jobs/:id/reopen': { of: { 'closed call': closedCall, call: newCall }, body: {} },
  'PUT /api/production/jobs/:id/applications-stopped': { of: { call: newCall }, body: { stopped: true } },
  'GET /api/production/jobs/:id/posting-state': {
    of: { call: newCall },
    about: async ({ documents: { id: account_id, job_id } }, { db, now }) => {
      const at = now().toISOString();
      await insertJobEvents(db, [job_id], { action: 'posted', account_id, now: now() });
      await insertJobEvents(db, [job_id], { action: 'slots_added', about: at, account_id, now: now() });
      await db.updateTable('job').set({ updated_at: at }).where('id', '=', job_id).execute();
      return job_id;
    },
  },
};
