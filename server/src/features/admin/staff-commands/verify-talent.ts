import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';
import { updateIdentityVerified } from '#features/admin/staff-commands/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Records that staff checked the identity of a talent, given by email. Idempotent. */
export async function verifyTalent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  email: string,
): Promise<string> {
  const talent = await updateIdentityVerified(db, writeEmail(email), now());
  if (!talent) throw new AppError('talent_not_found', { email });
  return `Verified: ${talent.name}. The badge shows while a plan is running.`;
}
