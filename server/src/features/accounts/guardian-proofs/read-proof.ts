import type { GuardianProof } from '@kirdaar/contract/accounts/guardians';
import { findProof } from '#features/accounts/guardian-proofs/queries.ts';
import type { Services } from '#platform/services.ts';

export async function readProof(
  { config, db }: Pick<Services, 'config' | 'db'>,
  contact: string,
): Promise<GuardianProof> {
  const {
    state = 'none',
    mobile = null,
    reason = null,
    digilocker_name,
  } = (await findProof(db, contact)) ?? {};
  const offered = config.DIGILOCKER_CLIENT_ID ? 'offered' : 'off';
  return { state, mobile, reason, digilocker: digilocker_name ? 'done' : offered };
}
