import { takeExchange } from '#features/google-sign-in/queries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { openSession } from '#features/identity/sessions.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

/** Opens the session of a finished sign-in, for the page of the browser that signed in. */
export async function exchangeCode(
  services: Services,
  browser: string | undefined,
  code: string,
  { userAgent }: Client,
) {
  const { db, now } = services;
  const exchange = await takeExchange(db, hashToken(code), hashToken(browser ?? ''), now());
  if (!exchange) throw new Refusal(400, 'This sign-in has expired. Please sign in with Google again.');
  const production_house = await readStoredHouse(db, exchange.account_id);
  return {
    token: await openSession(services, exchange.account_id, userAgent),
    production_house,
    complete: production_house.type_of_work !== null,
  };
}
