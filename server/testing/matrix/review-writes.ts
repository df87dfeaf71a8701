import { randomUUID } from 'node:crypto';
import { newToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';
import { createBoard, moveOf, sendOf } from '#testing/board-world.ts';
import { createGiven } from '#testing/given.ts';
import { insertNote, insertPreset, insertShare } from '#testing/matrix/review-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import type { CallApi } from '#testing/test.ts';

/** Returns the accepted writes of the review board. */
export function reviewWrites({ db, ...services }: Services, callApi: CallApi): Writes {
  const given = createGiven({ db, ...services });
  const board = async () => {
    const { house, job_id, applicant } = await createBoard(given);
    return { as: house, job_id, ...(await applicant()) };
  };
  return {
    'POST /api/production/review/moves': async () => {
      const { as, id } = await board();
      return { as, ...moveOf([id], 'shortlisted') };
    },
    'POST /api/production/review/undo': async () => {
      const { as, id } = await board();
      const step = moveOf([id], 'shortlisted');
      await callApi('POST /api/production/review/moves', step, as);
      return { as, body: { request_id: step.body.request_id } };
    },
    'POST /api/production/jobs/:id/decisions': async () => {
      const { as, id, job_id } = await board();
      await callApi('POST /api/production/review/moves', moveOf([id], 'not_selected'), as);
      return { as, ...sendOf(job_id, [id]) };
    },
    'POST /api/production/jobs/:id/decisions/cancel': async () => {
      const { as, id, job_id } = await board();
      await callApi('POST /api/production/review/moves', moveOf([id], 'not_selected'), as);
      const send_at = new Date(services.now().getTime() + 86_400_000).toISOString();
      await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id], { send_at }), as);
      return { as, params: { id: job_id }, body: { application_ids: [id] } };
    },
    'PUT /api/production/shortlist-emails': async () => {
      return { as: (await board()).as, body: { sends_shortlists: true } };
    },
    'PUT /api/production/jobs/:id/stages': async () => {
      const { as, job_id } = await board();
      return { as, params: { id: job_id }, body: { stage_names: ['Second round'] } };
    },
    'PUT /api/production/review/:id/score': async () => {
      const { as, id } = await board();
      return { as, params: { id }, body: { score: 4 } };
    },
    'PUT /api/production/review/:id/notes': async () => {
      const { as, id } = await board();
      return { as, params: { id }, body: { request_id: randomUUID(), text: 'Strong voice.' } };
    },
    'DELETE /api/production/review/notes/:id': async () => {
      const { as, id } = await board();
      return { as, params: { id: await insertNote(db, as.id, id) } };
    },
    'PUT /api/production/review-presets': async () => {
      return { as: (await board()).as, body: { kind: 'filter', name: 'Pune', value: 'city=Pune' } };
    },
    'DELETE /api/production/review-presets/:id': async () => {
      const { as } = await board();
      return { as, params: { id: await insertPreset(db, as.production_house_id) } };
    },
    'POST /api/production/conversations/messages': async () => {
      const { as, id } = await board();
      return { as, body: { request_id: randomUUID(), application_ids: [id], text: 'Hello {name}' } };
    },
    'POST /api/production/jobs/:id/shares': async () => {
      const { as, id, job_id } = await board();
      const form = { request_id: randomUUID(), label: 'For Blue Lamp', days: 7, applications: [id] };
      return { as, params: { id: job_id }, body: form };
    },
    'DELETE /api/production/shares/:id': async () => {
      const { as, job_id } = await board();
      return { as, params: { id: await insertShare(db, job_id) } };
    },
    'PUT /api/shared-board/response': async () => {
      const { job_id, id: application_id } = await board();
      const token = newToken();
      await insertShare(db, job_id, token);
      return { body: { token, application_id, pick: 'yes', rating: null, comment: null } };
    },
    'POST /api/shared-board': async () => {
      const { job_id } = await board();
      const token = newToken();
      await insertShare(db, job_id, token);
      return { body: { token } };
    },
  };
}
