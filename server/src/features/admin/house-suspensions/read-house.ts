import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import { findDecision } from '#features/admin/decisions/queries.ts';
import {
  findHouseForStaff,
  listHistory,
  listOpenSuspensions,
} from '#features/admin/house-suspensions/queries.ts';
import { readAnswers } from '#features/applications/house-page/read-house-page.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_EVENTS = 200;

/** Returns a house with its standing and its history, for staff. */
export async function readHouseForStaff(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: StaffActor,
  id: string,
): Promise<StaffHouse> {
  const found = await findHouseForStaff(db, id);
  if (!found) throw new AppError('house_gone');
  const { calls, public_calls, open_applications, open_reports, ...house } = found;
  const open = await listOpenSuspensions(db, id);
  const proposed = open.find(({ confirmed_at }) => confirmed_at === null) ?? null;
  const in_force = open.find(({ confirmed_at }) => confirmed_at !== null) ?? null;
  return {
    ...house,
    calls: Number(calls),
    public_calls: Number(public_calls),
    open_applications: Number(open_applications),
    open_reports: Number(open_reports),
    answers: await readAnswers(db, id, now()),
    decision: await findDecision(db, actor, ['suspension', id], now()),
    history: await listHistory(db, id, MAX_EVENTS),
    proposed,
    in_force,
    is_own_proposal: proposed?.proposed_by_id === actor.id,
  };
}
