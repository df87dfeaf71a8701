import { moveOf } from '#testing/board-world.ts';
import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { applicationTo, insert } from '#testing/matrix/objects.ts';

const of = { application: applicationTo };

function insertNote(application_id: string, { id: account_id }: House, { db, now }: World) {
  const note = { id: crypto.randomUUID(), text: 'Strong voice.', written_at: now().toISOString() };
  return insert(db, 'application_note', { ...note, application_id, account_id });
}
const note = async (house: House, world: World) =>
  insertNote(await applicationTo(house, world), house, world);

export async function move(house: House, world: World, status: 'shortlisted' | 'not_selected') {
  const application_id = await applicationTo(house, world);
  const step = moveOf([application_id], status);
  await world.callApi('POST /api/production/review/moves', step, house);
  return { application_id, request_id: step.body.request_id };
}

async function movedApplication(house: House, world: World) {
  const { application_id: id, request_id } = await move(house, world, 'shortlisted');
  return { id, body: { request_id } };
}

export const matrix: Matrix = {
  'GET /api/production/review/:id': {
    of,
    about: async ({ application: id, documents }, world) => {
      await insertNote(id, documents, world);
      const scored = { score: 4, account_id: documents.id, scored_at: world.now().toISOString() };
      await world.db
        .insertInto('application_score')
        .values({ ...scored, application_id: id })
        .execute();
      return id;
    },
  },
  'POST /api/production/review/moves': { of, body: { status: 'shortlisted' } },
  'POST /api/production/review/undo': { of: { movedApplication } },
  'PUT /api/production/review/:id/score': { of, body: { score: 4 } },
  'PUT /api/production/review/:id/notes': { of, body: { text: 'Strong voice.' } },
  'DELETE /api/production/review/notes/:id': { of: { note }, owners: 'members' },
};
