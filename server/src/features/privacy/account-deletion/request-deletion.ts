import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { type Confirmation, confirmOwner } from '#features/accounts/account-settings/confirm-password.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import { endArrangements } from '#features/auditions/recasting/end-role.ts';
import {
  hasOpenJobs,
  hasOtherMembers,
  isOnlyOwner,
  owesPay,
  upsertDeletion,
} from '#features/privacy/account-deletion/queries.ts';
import { tellOfDeletion } from '#features/representation/mandates/end-mandate.ts';
import { publishPicturesOfAdults } from '#features/talent/media/tasks.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const RETURN_DAYS = 30;

/** Returns when an account is erased whose deletion is requested now. */
export function deletionFrom(asked: Date) {
  const erase = new Date(asked.getTime() + RETURN_DAYS * DAY_MS);
  return { asked_at: asked.toISOString(), erase_at: erase.toISOString() };
}

export async function requestDeletion(
  services: Services,
  actor: Actor,
  confirmation: Confirmation,
  client: Client,
): Promise<string> {
  await confirmOwner(services, actor.id, confirmation, client);
  const production_house_id = actor.role === 'production' ? actor.production_house_id : null;
  return services.db
    .transaction()
    .execute((db) => markForDeletion({ ...services, db }, { ...actor, production_house_id }));
}

/**
 * Marks the account for deletion, ends every way into it and what houses have offered, and returns when it is
 * erased; the owner is told by email. Before the last owner of a house leaves, its casting calls must be closed, signed
 * terms paid and other members removed, who would otherwise go on casting. Runs in the caller's transaction.
 */
export async function markForDeletion(
  services: Services,
  { id, production_house_id }: Pick<Actor, 'id'> & { production_house_id: string | null },
): Promise<string> {
  const { db, now, queue } = services;
  if (production_house_id && (await isOnlyOwner(db, id, { ofThoseWhoStay: true }))) {
    if (await hasOpenJobs(db, production_house_id)) throw new AppError('open_calls_first');
    if (await owesPay(db, production_house_id)) throw new AppError('pay_first');
    if (await hasOtherMembers(db, production_house_id)) throw new AppError('team_first');
  }
  await lockApplicationsOf(db, id);
  await tellOfDeletion(services, id);
  const deletion = await upsertDeletion(db, { account_id: id, ...deletionFrom(now()) });
  await addSecurityNotice(services, id, { kind: 'deletion-requested' });
  await endAccess(db, id, null);
  await endArrangements(services, id);
  await queue.add(db, notifyOfEndedApplications, { talent_id: id });
  await queue.add(db, publishPicturesOfAdults, {});
  return deletion.erase_at;
}
