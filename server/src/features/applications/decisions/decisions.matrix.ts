import { move } from '#features/applications/review/review.matrix.ts';
import { newCall } from '#features/jobs/job-posts/job-posts.matrix.ts';
import { sendOf } from '#testing/board-world.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { call, inOneDay } from '#testing/matrix/objects.ts';

/** A casting call with an applicant who was not selected. */
async function decidedCall(house: House, world: World) {
  const { application_id } = await move(house, world, 'not_selected');
  return { id: house.job_id, body: { application_ids: [application_id] } };
}

async function scheduledCall(house: House, world: World) {
  const { id, body } = await decidedCall(house, world);
  const send = sendOf(id, body.application_ids, { send_at: inOneDay(world) });
  await world.callApi('POST /api/production/jobs/:id/decisions', send, house);
  return { id, body };
}

export const matrix: Matrix = {
  'GET /api/production/jobs/:id/decisions': { of: { call } },
  'POST /api/production/jobs/:id/decisions': { of: { call: decidedCall } },
  'POST /api/production/jobs/:id/decisions/cancel': { of: { call: scheduledCall } },
  'PUT /api/production/shortlist-emails': { body: { sends_shortlists: true } },
  'GET /api/production/jobs/:id/closing': { of: { call } },
  'POST /api/production/jobs/:id/close': { of: { call: newCall }, body: {} },
};
