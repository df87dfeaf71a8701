import { consumeExchange, findExchange } from '#features/accounts/google-sign-in/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { openSession } from '#features/accounts/identity/sessions.ts';
import { readStoredHouse } from '#features/accounts/identity/stored-house.ts';
import { requireTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Opens the session of a finished sign-in, for a page in the browser that signed in, and says of which account. */
export async function exchangeCode(
  services: Services,
  browser: string | undefined,
  { code, second_factor_code }: { code: string; second_factor_code?: string | undefined },
  client: Client,
) {
  const { db, now } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const waiting = await findExchange(db, hashes, now());
  if (!waiting) throw new AppError('google_sign_in_expired');
  await requireTwoFactor(services, waiting.account_id, {
    field: 'second_factor_code',
    code: second_factor_code,
    client,
  });
  const exchange = await consumeExchange(db, hashes, now());
  if (!exchange) throw new AppError('google_sign_in_expired');
  const production_house = await readStoredHouse(db, exchange.account_id);
  const opened = {
    ...(await openSession(services, exchange.account_id, client.userAgent)),
    production_house,
    complete: production_house.type_of_work !== null,
  };
  return { account_id: exchange.account_id, opened };
}
