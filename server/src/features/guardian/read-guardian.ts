import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { findGuardian, findWard } from '#features/guardian/queries.ts';
import type { Services } from '#platform/services.ts';

/** Whether a talent needs a guardian, who agrees now, and the text to agree to. An adult has none any more. */
export async function readGuardian({ db, now }: Pick<Services, 'db' | 'now'>, talentId: string) {
  const ward = await findWard(db, talentId, now());
  const guardian = (ward.needed && (await findGuardian(db, talentId))) || null;
  return { ...ward, guardian, consent: guardianConsent };
}
