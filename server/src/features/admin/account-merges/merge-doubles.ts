import { accountsMergedEmail } from '#features/admin/account-merges/emails.ts';
import { mergedRows } from '#features/admin/account-merges/merged-rows.ts';
import {
  emptyKitsOfOtherFiles,
  haveGuardian,
  havePlansAtOnce,
  lockAccounts,
  moveRows,
} from '#features/admin/account-merges/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { Help } from '#features/admin/people/help-person.ts';
import { findPerson } from '#features/admin/people/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { markForDeletion } from '#features/privacy/account-deletion/request-deletion.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Moves what a mistaken double has to the talent's other account and marks the double for deletion. Both
 * accounts get an email.
 */
export async function mergeDoubles(
  services: Services,
  { staff, id, into, reason }: Help & { into: string },
): Promise<void> {
  const { now } = services;
  if (id === into) throw new AppError('merge_with_itself');
  await services.db.transaction().execute(async (db) => {
    await assertMergeable(db, id, into, now());
    const moved: Record<string, number> = {};
    for (const [place, rule] of Object.entries(mergedRows))
      if (!('stays' in rule)) moved[place] = await moveRows(db, place, rule, { id, into });
    await emptyKitsOfOtherFiles(db, into);

    await markForDeletion({ ...services, db }, { id, production_house_id: null });
    const facts = {
      applications: moved['application.talent_id'] ?? 0,
      conversations: moved['conversation.talent_id'] ?? 0,
      media: moved['talent_media.talent_id'] ?? 0,
    };
    await notify(
      { ...services, db },
      { source: `merged account ${id}`, account_id: into, template: accountsMergedEmail, facts },
    );
    const act = { staff, action: 'merged_accounts', subject: ['account', id] } as const;
    await insertStaffAct(db, { ...act, details: { reason, into, ...facts } }, now());
  });
}

async function assertMergeable(db: Database, id: string, into: string, now: Date) {
  await lockAccounts(db, [id, into]);
  const [double, kept] = [await findPerson(db, id, now), await findPerson(db, into, now)];
  if (!double || !kept) throw new AppError('person_not_found');
  if (double.role !== 'talent' || kept.role !== 'talent') throw new AppError('merge_needs_talent');
  if (double.is_child || kept.is_child || (await haveGuardian(db, [id, into])))
    throw new AppError('merge_of_child');
  if (double.erase_at || kept.erase_at) throw new AppError('merge_of_leaving');
  if (await havePlansAtOnce(db, id, into, now)) throw new AppError('merge_of_two_plans');
}
