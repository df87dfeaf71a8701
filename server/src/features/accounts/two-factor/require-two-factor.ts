import { msg } from '@kirdaar/contract/messages';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import { takeCode } from '#features/accounts/two-factor/take-code.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface SecondStep {
  /** The request field that contains the code. */
  field: string;
  code: string | undefined;
  client: Client;
}

/**
 * Requires the second step of a login after the first one, if two-step login is on. A stranger never passes
 * the first step.
 */
export async function requireTwoFactor(
  services: Services,
  account_id: string,
  { field, code, client }: SecondStep,
) {
  const factor = await findActiveFactor(services.db, account_id);
  if (!factor) return;
  if (!code) throw codeRequired(field, 'two_factor_code_required');
  if (!(await takeCode(services, factor, code, client))) throw codeRequired(field, 'two_factor_code_wrong');
}

/** Requires the second step for an important change by a logged-in user, if two-step login is on. */
export async function confirmTwoFactor(
  services: Services,
  account_id: string,
  code: string | undefined,
  client: Client,
) {
  const factor = await findActiveFactor(services.db, account_id);
  if (!factor) return;
  if (!code) throw AppError.field('code', 'two_factor_code_missing');
  if (!(await takeCode(services, factor, code, client)))
    throw AppError.field('code', 'two_factor_code_wrong');
}

function codeRequired(field: string, why: 'two_factor_code_required' | 'two_factor_code_wrong') {
  const fields = { [field]: msg(why) };
  return new AppError('two_factor_code_required', {}, { fields, extra: { two_factor: true } });
}
