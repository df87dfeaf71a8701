import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { addSecurityNotice } from '#features/accounts/account-settings/add-security-notice.ts';
import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import { hasOpenJobs, isOnlyOwner, upsertDeletion } from '#features/privacy/account-deletion/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const RETURN_DAYS = 30;

/** Returns when an account is erased whose deletion is requested now. */
export function deletionFrom(asked: Date) {
  const erase = new Date(asked.getTime() + RETURN_DAYS * DAY_MS);
  return { asked_at: asked.toISOString(), erase_at: erase.toISOString() };
}

/**
 * Marks the account for deletion after checking its password, ends every way into it, and returns when it is
 * erased. A house whose only owner leaves must have closed its casting calls.
 */
export async function requestDeletion(services: Services, actor: Actor, password: string): Promise<string> {
  await confirmPassword(services, actor.id, password, 'password');
  return services.db.transaction().execute(async (db) => {
    if (
      actor.role === 'production' &&
      (await isOnlyOwner(db, actor.id)) &&
      (await hasOpenJobs(db, actor.production_house_id))
    )
      throw new AppError('open_calls_first');
    const deletion = await upsertDeletion(db, { account_id: actor.id, ...deletionFrom(services.now()) });
    await addSecurityNotice({ ...services, db }, actor.id, { kind: 'deletion-requested' });
    await endAccess(db, actor.id, null);
    return deletion.erase_at;
  });
}
