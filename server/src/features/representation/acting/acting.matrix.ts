import { insertActingEvent } from '#features/representation/acting/queries.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';

/** A mandate by which the account acts for somebody. */
async function mandate({ id }: Account, { given }: World): Promise<string> {
  return (await given.mandate({ holder_id: id, talent_id: (await given.talent()).id })).id;
}

async function event({ id: talent_id }: Account, { db, given, now }: World) {
  const agency = await given.talent({ name: 'Star Agency' });
  const { id: mandate_id } = await given.mandate({ talent_id, holder_id: agency.id });
  const done = { endpoint: 'PUT /api/user/profile', happened_at: now().toISOString() };
  await insertActingEvent(db, { talent_id, mandate_id, actor_id: agency.id, ...done });
}

export const matrix: Matrix = {
  'POST /api/user/acting': { of: { mandate }, field: 'mandate', discloses: ['token'] },
  'DELETE /api/user/acting': {},
  'GET /api/user/acting-history': { prepare: event },
};
