import { consumeExchange, findExchange } from '#features/accounts/google-sign-in/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { requireTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Returns the account of a code, which it uses up, for the page in the browser that signed in. */
export async function admitByCode(
  services: Services,
  role: AccountRole,
  browser: string | undefined,
  { code, two_factor_code }: { code: string; two_factor_code?: string | undefined },
  client: Client,
): Promise<string> {
  const { db, now } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const waiting = await findExchange(db, role, hashes, now());
  if (!waiting) throw new AppError('google_sign_in_expired');
  const step = { field: 'two_factor_code', code: two_factor_code, client };
  await requireTwoFactor(services, waiting.account_id, step);
  const exchange = await consumeExchange(db, hashes, now());
  if (!exchange) throw new AppError('google_sign_in_expired');
  return exchange.account_id;
}
