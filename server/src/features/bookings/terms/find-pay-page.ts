import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findHousePage } from '#features/bookings/terms/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the terms of an application to whom pays. Of a child whom the house may no longer see, its owners keep what
 * they need to pay for work that was done.
 */
export async function findPayPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: ProductionActor,
  applicationId: string,
) {
  const found = await findHousePage(db, member, applicationId, now(), member.team_role === 'owner');
  const page = orThrow(found, 'application_not_found');
  if (!page.only_pay) return page;
  return { ...page, talent: firstNameOf({ name: page.talent }), shoot_days: [], feedback: null };
}
