import {
  deleteAccount,
  deleteByAddresses,
  deleteHouse,
  deleteNotificationsAbout,
  isOnlyOwner,
  listAddressesOfOne,
  listIdsOfTalent,
  listMembersToErase,
  lockDueDeletions,
} from '#features/privacy/account-deletion/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 50;

export const eraseDueAccounts: Task = {
  name: 'erase-accounts',
  schedule: '50 * * * *',
  run: eraseAccounts,
};

/** Erases the accounts whose 30 days are over, but not invoices (tax law). A sweep deletes unused files. */
export async function eraseAccounts({ db, now }: Services) {
  for (let erased = AT_ONCE; erased === AT_ONCE; )
    erased = await db.transaction().execute(async (trx) => {
      const due = await lockDueDeletions(trx, now(), AT_ONCE);
      for (const account of due) await eraseAccount(trx, account);
      return due.length;
    });
}

type Account = Awaited<ReturnType<typeof lockDueDeletions>>[number];

async function eraseAccount(db: Database, account: Account) {
  const { id, production_house_id } = account;
  // A house without an owner could never be managed again.
  if (production_house_id && (await isOnlyOwner(db, id, { ofThoseWhoStay: false }))) {
    for (const member of await listMembersToErase(db, production_house_id)) await eraseTraces(db, member);
    await deleteHouse(db, production_house_id);
    return;
  }
  await eraseTraces(db, account);
  await deleteAccount(db, id);
}

/** Deletes what names a person without referring to the account. */
async function eraseTraces(db: Database, account: Pick<Account, 'id' | 'email' | 'mobile'>) {
  await deleteNotificationsAbout(db, await listIdsOfTalent(db, account.id));
  await deleteByAddresses(db, account.id, await listAddressesOfOne(db, account));
}
