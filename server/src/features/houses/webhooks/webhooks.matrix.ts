import type { House, Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';

const url = 'https://hooks.lanternfilms.example/kirdaar';
const events = ['application.received'];

/** Inserts a webhook and a delivery of a house, which may have few webhooks. */
async function insertWebhook({ production_house_id, id: account_id }: House, { db, now }: World) {
  await db.deleteFrom('house_webhook').where('production_house_id', '=', production_house_id).execute();
  const created_at = now().toISOString();
  const row = { production_house_id, account_id, url, events, created_at };
  const webhook_id = await insert(db, 'house_webhook', { ...row, sealed_secret: Buffer.from('sealed') });
  const sent = { webhook_id, event: 'test', payload: '{}', created_at, queued_at: created_at };
  return { webhook: webhook_id, delivery: await insert(db, 'webhook_delivery', sent) };
}
const webhook = async (house: House, world: World) => (await insertWebhook(house, world)).webhook;
const delivery = async (house: House, world: World) => (await insertWebhook(house, world)).delivery;

export const matrix: Matrix = {
  'GET /api/production/webhooks': {},
  'POST /api/production/webhooks': { discloses: ['secret'], body: { url, events } },
  'DELETE /api/production/webhooks/:id': { of: { webhook } },
  'POST /api/production/webhooks/:id/resume': { of: { webhook } },
  'POST /api/production/webhooks/:id/test': { of: { webhook } },
  'GET /api/production/webhooks/:id/deliveries': { of: { webhook } },
  'POST /api/production/webhook-deliveries/:id/send-again': { of: { delivery } },
};
