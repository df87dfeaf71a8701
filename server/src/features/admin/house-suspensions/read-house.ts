import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import { findHouseForStaff, listSuspensions } from '#features/admin/house-suspensions/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns a house with its suspensions, for staff. */
export async function readHouseForStaff(
  { db }: Pick<Services, 'db'>,
  actor: StaffActor,
  id: string,
): Promise<StaffHouse> {
  const found = await findHouseForStaff(db, id);
  if (!found) throw new AppError('house_gone');
  const { calls, public_calls, open_applications, open_reports, ...house } = found;
  const suspensions = await listSuspensions(db, id);
  const open = suspensions.filter(({ ended_at }) => ended_at === null);
  const proposed = open.find(({ confirmed_at }) => confirmed_at === null) ?? null;
  const in_force = open.find(({ confirmed_at }) => confirmed_at !== null) ?? null;
  return {
    ...house,
    calls: Number(calls),
    public_calls: Number(public_calls),
    open_applications: Number(open_applications),
    open_reports: Number(open_reports),
    suspensions,
    proposed,
    in_force,
    is_own_proposal: proposed?.proposed_by_id === actor.id,
  };
}
