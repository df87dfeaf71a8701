import { consumeExchange, findExchange } from '#features/accounts/google-sign-in/queries.ts';
import { openHouseLogin, openTalentLogin } from '#features/accounts/identity/log-in.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { requireTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface Sent {
  code: string;
  two_factor_code?: string | undefined;
}

/** Opens the session of a house after a finished sign-in, and says of which account. */
export async function exchangeHouseCode(
  services: Services,
  browser: string | undefined,
  sent: Sent,
  client: Client,
) {
  const account_id = await admitByCode(services, 'production', browser, sent, client);
  const opened = await openHouseLogin(services, account_id, client);
  return { account_id, opened: { ...opened, complete: opened.production_house.type_of_work !== null } };
}

/** The same for a talent. */
export async function exchangeTalentCode(
  services: Services,
  browser: string | undefined,
  sent: Sent,
  client: Client,
) {
  const account_id = await admitByCode(services, 'talent', browser, sent, client);
  return { account_id, opened: await openTalentLogin(services, account_id, client) };
}

/** Returns the account of a code, which it uses up, for the page in the browser that signed in. */
async function admitByCode(
  services: Services,
  role: AccountRole,
  browser: string | undefined,
  { code, two_factor_code }: Sent,
  client: Client,
): Promise<string> {
  const { db, now } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const waiting = await findExchange(db, role, hashes, now());
  if (!waiting) throw new AppError('google_sign_in_expired');
  await requireTwoFactor(services, waiting.account_id, {
    field: 'two_factor_code',
    code: two_factor_code,
    client,
  });
  const exchange = await consumeExchange(db, hashes, now());
  if (!exchange) throw new AppError('google_sign_in_expired');
  return exchange.account_id;
}
