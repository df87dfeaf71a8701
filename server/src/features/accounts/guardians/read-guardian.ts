import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { findGuardian, findGuardianship } from '#features/accounts/guardians/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns whether a talent needs a guardian, the guardian named last and the consent text. For an adult the
 * guardian is null.
 */
export async function readGuardian({ db, now }: Pick<Services, 'db' | 'now'>, talentId: string) {
  const { needed, date_of_birth } = await findGuardianship(db, talentId, now());
  const guardian = (needed && (await findGuardian(db, talentId))) || null;
  return { needed, date_of_birth, guardian, consent: guardianConsent };
}
