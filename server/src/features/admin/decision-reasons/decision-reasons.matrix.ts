import { upsertReason } from '#features/admin/decision-reasons/queries.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';

const body = { kind: 'fraud', text_en: 'Talent were asked to pay.', text_hi: 'पैसे माँगे गए।' } as const;

async function reason({ id: staff }: { id: string }, { db, now }: World): Promise<string> {
  const id = crypto.randomUUID();
  await upsertReason(db, { id, ...body }, staff, now());
  return id;
}

export const matrix: Matrix = {
  'GET /api/admin/decision-reasons': {},
  'PUT /api/admin/decision-reasons': { body },
  'DELETE /api/admin/decision-reasons/:id': { of: { reason } },
};
