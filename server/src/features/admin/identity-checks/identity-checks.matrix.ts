import { person } from '#features/admin/people/people.matrix.ts';
import { insertCheck } from '#features/privacy/identity-checks/queries.ts';
import type { Matrix, Tools } from '#testing/matrix/matrix.ts';

const reason = 'They sent their birth certificate.';

/** Inserts a date of birth that a colleague proposed, or a document for the badge, and returns its id. */
export async function insertWaiting(
  { db, given, now }: Tools,
  kind: 'badge' | 'date_of_birth',
  account_id: string,
) {
  const file = await given.storedFile(`${crypto.randomUUID()}.webp`);
  const correction = {
    ...{ old_value: '1990-05-01', new_value: '1991-05-01', asked_by: 'person', reason },
    proposed_by: (await given.staff('support')).id,
  };
  const check = {
    account_id,
    kind,
    file,
    proposed_at: now().toISOString(),
    ...(kind !== 'badge' && correction),
  };
  return (await insertCheck(db, check))?.id ?? '';
}

/** A document that waits, which staff decide as they have read it. */
const waiting = (kind: 'badge' | 'date_of_birth') => async (_: unknown, world: Tools) => {
  const sent_at = world.now();
  const { id } = await world.given.talent({ date_of_birth: '1990-05-01' });
  const check = await insertWaiting({ ...world, now: () => sent_at }, kind, id);
  return { id: check, body: { sent_at: sent_at.toISOString() } };
};
const [badge, birthDate] = [waiting('badge'), waiting('date_of_birth')];

export const matrix: Matrix = {
  'POST /api/admin/people/:id/corrections': {
    of: { person },
    body: { kind: 'name', name: 'Mira Sen', asked_by: 'person', reason },
  },
  'GET /api/admin/identity-checks/:id': { of: { badge, birthDate } },
  'POST /api/admin/identity-checks/:id/approve': { of: { badge, birthDate } },
  'POST /api/admin/identity-checks/:id/reject': { of: { badge, birthDate }, body: { reason } },
};
