import { findExchange, takeExchange } from '#features/google-sign-in/queries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { openSession } from '#features/identity/sessions.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import { requireSecondFactor } from '#features/second-factor/require-second-factor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

/** Opens the session of a finished sign-in, for the page of the browser that signed in. */
export async function exchangeCode(
  services: Services,
  browser: string | undefined,
  { code, second_factor_code }: { code: string; second_factor_code?: string | undefined },
  client: Client,
) {
  const { db, now } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const waiting = await findExchange(db, hashes, now());
  if (!waiting) throw expired();
  await requireSecondFactor(services, waiting.account_id, {
    field: 'second_factor_code',
    code: second_factor_code,
    client,
  });
  const exchange = await takeExchange(db, hashes, now());
  if (!exchange) throw expired();
  const production_house = await readStoredHouse(db, exchange.account_id);
  return {
    token: await openSession(services, exchange.account_id, client.userAgent),
    production_house,
    complete: production_house.type_of_work !== null,
  };
}

function expired() {
  return new Refusal(400, 'This sign-in has expired. Please sign in with Google again.');
}
