import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';
import { planIdOf } from '#testing/plan-id.ts';

export async function openOrder({ id: talent_id }: Account, { db, now }: World): Promise<string> {
  const price = { price_paise: 99_900, credit_paise: 0, unused_days: 0, amount_paise: 99_900 };
  const buyer = { buyer_name: 'Asha Rao', buyer_state: 'Goa', talent_id };
  const order = { kind: 'purchase', gateway: 'sandbox', created_at: now().toISOString() } as const;
  return insert(db, 'plan_order', { ...price, ...buyer, ...order, plan_id: await planIdOf(db, 'Basic') });
}

export const matrix: Matrix = {
  'POST /api/user/orders': {
    body: { state: 'Goa' },
    of: {
      'a plan': {
        id: ({ db }) => planIdOf(db, 'Basic'),
        readers: ['talent A', 'talent B', 'a child without a guardian', 'a child with a guardian'],
      },
    },
    request: async (_, { db }) => ({ body: { plan_id: await planIdOf(db, 'Basic') } }),
  },
  'GET /api/user/orders/:id': { of: { order: openOrder }, readers: ['buyer'], about: ({ order }) => order },
};
