import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findHousePage } from '#features/bookings/terms/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the terms page for a member of the house. When the house may no longer see a child, its owners still get what
 * they need to pay for work that was done, and other members get a 404.
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
