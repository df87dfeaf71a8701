import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Writes } from '#testing/matrix/writes.ts';

type House = { production_house_id: string };

/** Inserts a webhook of a house with one delivery, and returns their ids. */
async function insertWebhook(db: Database, { production_house_id }: House, paused = false) {
  const created_at = new Date().toISOString();
  const url = 'https://hooks.lanternfilms.example/kirdaar';
  const webhook = await db
    .insertInto('house_webhook')
    .values({
      ...{ production_house_id, url, created_at, events: ['application.received'] },
      ...{ sealed_secret: Buffer.from('sealed'), paused_at: paused ? created_at : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await db
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhook.id, event: 'test', payload: '{}', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhook: webhook.id, delivery: delivery.id };
}

/** Returns the accepted writes about webhooks. */
export function webhookWrites(services: Services): Writes {
  const { house } = createGiven(services);
  const own = (paused?: boolean) => async () => {
    const as = await house();
    return { as, params: { id: (await insertWebhook(services.db, as, paused)).webhook } };
  };
  return {
    'POST /api/production/webhooks': async () => ({
      as: await house(),
      body: { url: 'https://hooks.lanternfilms.example/kirdaar', events: ['application.received'] },
    }),
    'DELETE /api/production/webhooks/:id': own(),
    'POST /api/production/webhooks/:id/resume': own(true),
    'POST /api/production/webhooks/:id/test': own(),
    'POST /api/production/webhook-deliveries/:id/send-again': async () => {
      const as = await house();
      const { delivery } = await insertWebhook(services.db, as);
      await services.db
        .updateTable('webhook_delivery')
        .set({ queued_at: new Date().toISOString() })
        .where('id', '=', delivery)
        .execute();
      return { as, params: { id: delivery } };
    },
  };
}

/** Returns the ownership rules for webhooks. A house may have few, so those of earlier requests make way. */
export function webhookRules({ db, house, otherHouse }: Cast) {
  const cleared = new Set<string>();
  const fresh = async (owner: House, which: 'webhook' | 'delivery') => {
    const { production_house_id } = owner;
    if (!cleared.has(production_house_id))
      await db.deleteFrom('house_webhook').where('production_house_id', '=', production_house_id).execute();
    cleared.add(production_house_id);
    return (await insertWebhook(db, owner))[which];
  };
  const objectsOf = (which: 'webhook' | 'delivery') =>
    ({
      [`a ${which} of the house`]: {
        id: () => fresh(house, which),
        readers: ['the house of the call'],
      },
      [`a ${which} of another house`]: { id: () => fresh(otherHouse, which), readers: ['another house'] },
    }) satisfies ObjectRule['objects'];
  const objects = objectsOf('webhook');
  return {
    'GET /api/production/webhooks/:id/deliveries': { objects },
    'DELETE /api/production/webhooks/:id': { objects },
    'POST /api/production/webhooks/:id/resume': { objects },
    'POST /api/production/webhooks/:id/test': { objects },
    'POST /api/production/webhook-deliveries/:id/send-again': { objects: objectsOf('delivery') },
  } satisfies Record<string, ObjectRule>;
}

/** Returns the keys of the responses about webhooks. */
export async function webhookProjections({ db }: Services, { documents }: Showcase): Promise<Table> {
  const shown = 'created_at events[] id -paused_at url';
  const { webhook: id } = await insertWebhook(db, documents);
  return {
    'GET /api/production/webhooks': [['a house', `{success webhooks[{${shown}}]}`, { as: documents }]],
    'POST /api/production/webhooks': [['a house', '{secret success}']],
    'GET /api/production/webhooks/:id/deliveries': [
      [
        'a house',
        `{deliveries[{created_at event id payload{} state -status -tried_at tries}] success webhook{${shown}}}`,
        { as: documents, params: { id } },
      ],
    ],
  };
}
