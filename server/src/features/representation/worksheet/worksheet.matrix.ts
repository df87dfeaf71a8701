import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

/** An offer that waits for the answer of a client. */
async function offer({ id: holder_id }: Account, { given, db, now }: World): Promise<string> {
  const { id: talent_id } = await given.talent({ name: 'Asha Rao' });
  await given.mandate({ talent_id, holder_id });
  const { id: application_id } = await given.application({ talent_id });
  const terms = { message: 'The lead is yours.', answer_by: '2099-01-01', made_at: now().toISOString() };
  return insert(db, 'role_offer', { application_id, ...terms });
}

export const matrix: Matrix = {
  'GET /api/user/agency/worksheet': { prepare: async (owner, world) => [await offer(owner, world)] },
  'POST /api/user/agency/worksheet/forward': {
    of: { offer },
    body: { kind: 'offer' },
  },
};
