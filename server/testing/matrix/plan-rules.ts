import type { Database } from '#platform/database/database.ts';
import { type Cast, talents } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import { planIdOf } from '#testing/plan-id.ts';

/** Inserts an order that is not paid and returns its id. */
export async function insertOpenOrder(db: Database, talentId: string): Promise<string> {
  const order = await db
    .insertInto('plan_order')
    .values({
      talent_id: talentId,
      plan_id: await planIdOf(db, 'Basic'),
      kind: 'purchase',
      price_paise: 99_900,
      credit_paise: 0,
      unused_days: 0,
      amount_paise: 99_900,
      buyer_name: 'Asha Rao',
      buyer_state: 'Goa',
      gateway: 'sandbox',
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return order.id;
}

/** Returns the ownership rules for orders; any talent may order a plan. */
export function planRules({ db, talentA, talentB }: Cast) {
  const orderOf = (talent: { id: string }) => () => insertOpenOrder(db, talent.id);
  return {
    'POST /api/user/orders': {
      body: { field: 'plan_id', rest: { state: 'Goa' } },
      objects: { 'a plan': { id: () => planIdOf(db, 'Basic'), readers: talents } },
    },
    'GET /api/user/orders/:id': {
      objects: {
        'an order of talent A': { id: orderOf(talentA), readers: ['talent A'] },
        'an order of talent B': { id: orderOf(talentB), readers: ['talent B'] },
      },
    },
  } satisfies Record<string, ObjectRule>;
}
