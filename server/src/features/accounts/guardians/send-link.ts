import { mailboxOf, writeIdentifier } from '@kirdaar/contract/rules/identity-numbers';
import { findGuardianByMailbox } from '#features/accounts/guardians/queries.ts';
import { sendGuardianLink } from '#features/accounts/guardians/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Queues the link to a guardian's page. */
export async function queueGuardianLink(
  services: Services,
  { id, contact }: { id: string; contact: string },
) {
  await countUse(services, 'guardianLinks', mailboxOf(contact));
  await services.queue.add(services.db, sendGuardianLink, { guardian_id: id });
}

/** Sends the link again to a guardian who has lost it. Nobody learns whether the contact is known. */
export async function sendLostLink(services: Services, typed: string) {
  const guardian = await findGuardianByMailbox(services.db, writeIdentifier(typed), services.now());
  if (!guardian) return;
  try {
    await services.db.transaction().execute((db) => queueGuardianLink({ ...services, db }, guardian));
  } catch (error) {
    // A reply of its own would show that the contact is known.
    if (!(error instanceof AppError)) throw error;
  }
}
