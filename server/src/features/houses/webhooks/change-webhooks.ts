import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import { seal } from '#features/accounts/two-factor/sealed-secret.ts';
import { insertTest, insertWebhook, listWebhooks, updatePause } from '#features/houses/webhooks/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Adds a webhook and returns its secret in the form of the Standard Webhooks specification. */
export async function addWebhook(
  { db, config, now, secrets }: Services,
  { production_house_id }: ProductionActor,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<string> {
  if (!isAllowed(url, config.WEBHOOK_LOCAL_HOSTS)) throw AppError.field('url', 'webhook_address_not_allowed');
  const id = randomUUID();
  const secret = randomBytes(32);
  const adding = insertWebhook(db, {
    id,
    production_house_id,
    url,
    events: [...new Set(events)],
    sealed_secret: seal(secrets.twoFactor, id, secret),
    created_at: now().toISOString(),
  });
  await adding.catch((error) => {
    if (hasCode(error, RULES.WEBHOOK_LIMIT)) throw new AppError('too_many_webhooks');
    throw error;
  });
  return `whsec_${secret.toString('base64')}`;
}

/** Where a name leads is checked whenever something is sent. */
function isAllowed(address: string, localHosts: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || localHosts.includes(host);
}

/** Returns a webhook of the house. */
export async function requireWebhook({ db }: Services, houseId: string, id: string) {
  const webhook = (await listWebhooks(db, houseId)).find((one) => one.id === id);
  if (!webhook) throw new AppError('webhook_not_found');
  return webhook;
}

export async function resumeWebhook(
  services: Services,
  { production_house_id }: ProductionActor,
  id: string,
) {
  await requireWebhook(services, production_house_id, id);
  await updatePause(services.db, id, null);
}

export async function testWebhook(services: Services, { production_house_id }: ProductionActor, id: string) {
  const { paused_at } = await requireWebhook(services, production_house_id, id);
  if (paused_at) throw new AppError('webhook_paused');
  await insertTest(services.db, id, services.now());
}
