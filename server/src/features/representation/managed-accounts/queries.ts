import type { Language } from '@kirdaar/contract/rules/languages';
import type { Insertable, Updateable } from 'kysely';
import { insertNewAccount } from '#features/accounts/identity/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Account, Talent } from '#platform/database/database-types.generated.ts';

/** Stores an account that others run: nobody can log in until the talent takes it over. Returns its id. */
export async function insertManagedTalent(
  db: Database,
  talent: Omit<Insertable<Talent>, 'id'>,
  language: Language,
  now: Date,
): Promise<string> {
  const [id, at] = [crypto.randomUUID(), now.toISOString()];
  const managed = { managed: true, email: `${id}@managed.invalid`, verified_at: at };
  await insertNewAccount(db, { id, role: 'talent', language, created_at: at, ...managed });
  await db
    .insertInto('talent')
    .values({ ...talent, id })
    .execute();
  return id;
}

/** Gives a managed account a login of its own. */
export function updateToOwn(db: Database, id: string, login: Updateable<Account>) {
  return db
    .updateTable('account')
    .set({ ...login, managed: false })
    .where('id', '=', id)
    .where('managed', '=', true)
    .execute();
}

/** Has a managed account erased whose talent has another one. */
export function insertDeletionOfManaged(db: Database, account_id: string, now: Date) {
  const deletion = {
    account_id,
    asked_at: now.toISOString(),
    erase_at: new Date(now.getTime() + 1).toISOString(),
  };
  return db
    .insertInto('account_deletion')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
