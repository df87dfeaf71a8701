import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import { type Insertable, sql, type Updateable } from 'kysely';
import { ID_BYTES } from '#platform/config/sealed-secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { HouseWebhook, WebhookDelivery } from '#platform/database/database-types.generated.ts';

export function insertWebhook(db: Database, webhook: Insertable<HouseWebhook>) {
  return db.insertInto('house_webhook').values(webhook).execute();
}

export function listWebhooks(db: Database, houseId: string) {
  return db
    .selectFrom('house_webhook')
    .select(['id', 'url', 'created_at', 'paused_at', sql<WebhookEvent[]>`events`.as('events')])
    .where('production_house_id', '=', houseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Deletes a webhook with its deliveries. Returns undefined if the house has no such webhook. */
export function deleteWebhook(db: Database, houseId: string, id: string) {
  return db
    .deleteFrom('house_webhook')
    .where('production_house_id', '=', houseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Pauses a webhook, or resumes it. Returns undefined if it is so already, or if there is none. */
export function updatePause(db: Database, id: string, paused_at: Date | null) {
  return db
    .updateTable('house_webhook')
    .set({ paused_at: paused_at?.toISOString() ?? null })
    .where('id', '=', id)
    .where('paused_at', paused_at ? 'is' : 'is not', null)
    .returning(['production_house_id', 'url'])
    .executeTakeFirst();
}

export function insertTest(db: Database, webhook_id: string, now: Date) {
  const payload = JSON.stringify({ note: 'This is a test.' });
  const delivery = { webhook_id, event: 'test', payload, created_at: now.toISOString() };
  return db.insertInto('webhook_delivery').values(delivery).execute();
}

export function listDeliveries(db: Database, webhook_id: string, max: number) {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'event', 'created_at', 'tries', 'tried_at', 'status'])
    .select([
      sql<'waiting' | 'delivered' | 'failed'>`case when delivered_at is not null then 'delivered'
        when failed_at is not null then 'failed' else 'waiting' end`.as('state'),
      sql<Record<string, never>>`payload`.as('payload'),
    ])
    .where('webhook_id', '=', webhook_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Makes a delivery wait for the queue again. Returns undefined if the house has no such delivery. */
export function updateToWaiting(db: Database, houseId: string, id: string) {
  return db
    .updateTable('webhook_delivery')
    .from('house_webhook')
    .set({ queued_at: null, delivered_at: null, failed_at: null, tries: 0 })
    .whereRef('house_webhook.id', '=', 'webhook_id')
    .where('production_house_id', '=', houseId)
    .where('webhook_delivery.id', '=', id)
    .returning('webhook_delivery.id')
    .executeTakeFirst();
}

/** Marks deliveries that the queue has not taken over yet, oldest first, and returns them. */
export function takeUnqueued(db: Database, now: Date, max: number) {
  return db
    .updateTable('webhook_delivery')
    .set({ queued_at: now.toISOString() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhook_delivery')
        .select('id')
        .where('queued_at', 'is', null)
        .orderBy('created_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
}

/** Returns a delivery that is still to be sent, or undefined; a suspended house is told nothing. */
export function findWaiting(db: Database, id: string) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('house_webhook', 'house_webhook.id', 'webhook_id')
    .select(['webhook_id', 'url', 'sealed_secret', 'event', 'tries', 'webhook_delivery.created_at'])
    .select(sql<Record<string, never>>`payload`.as('payload'))
    .where('webhook_delivery.id', '=', id)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(sql<boolean>`house_suspension_kind(production_house_id) is null`)
    .executeTakeFirst();
}

export function updateTried(db: Database, id: string, tried: Updateable<WebhookDelivery>) {
  return db.updateTable('webhook_delivery').set(tried).where('id', '=', id).execute();
}

export function deleteDeliveriesBefore(db: Database, before: Date) {
  return db.deleteFrom('webhook_delivery').where('created_at', '<', before.toISOString()).execute();
}

/** Returns the encrypted secrets that begin with one of these key ids. */
export function listWebhooksSealedBy(db: Database, keyIds: Buffer[]) {
  return db
    .selectFrom('house_webhook')
    .select(['id', 'sealed_secret'])
    .where(sql`substring(sealed_secret for ${ID_BYTES})`, 'in', keyIds)
    .execute();
}

export function updateWebhookSecret(db: Database, id: string, from: Buffer, to: Buffer) {
  return db
    .updateTable('house_webhook')
    .set({ sealed_secret: to })
    .where('id', '=', id)
    .where('sealed_secret', '=', from)
    .execute();
}
