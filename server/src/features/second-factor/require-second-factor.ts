import { findActiveFactor } from '#features/second-factor/queries.ts';
import { takeCode, WRONG_CODE } from '#features/second-factor/take-code.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const ASKED = 'Enter the code of your authenticator app';

interface SecondStep {
  /** The field of the request that holds the code. */
  field: string;
  code: string | undefined;
  client: Client;
}

/** Asks who proved the first step of a login for the second, where it is on. Strangers never come as far as this. */
export async function requireSecondFactor(
  services: Services,
  account_id: string,
  { field, code, client }: SecondStep,
) {
  const factor = await findActiveFactor(services.db, account_id);
  if (!factor) return;
  if (!code) throw asked(field, ASKED);
  if (!(await takeCode(services, factor, code, client))) throw asked(field, WRONG_CODE);
}

function asked(field: string, complaint: string) {
  return new Refusal(401, ASKED, { fields: { [field]: complaint }, extra: { second_factor: true } });
}
