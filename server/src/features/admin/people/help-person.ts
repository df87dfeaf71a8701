import type { StaffAction } from '@kirdaar/contract/admin/audit-log';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { deleteAccountDeletion, endAccess } from '#features/accounts/sessions/queries.ts';
import { deleteTwoFactor } from '#features/accounts/two-factor/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findPerson, updateToIdentityChecked } from '#features/admin/people/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export interface Help {
  staff: StaffActor;
  id: string;
  reason: string;
}

export async function readContact(services: Services, help: Help) {
  return act(services, help, 'viewed_contact', async ({ email, mobile, is_child }, db) => {
    await countUse({ ...services, db }, 'staffContacts', help.staff.id, is_child ? 3 : 1);
    return { email, mobile };
  });
}

export async function endSessions(services: Services, help: Help) {
  await act(services, help, 'ended_sessions', async ({ id }, db) => endAccess(db, id, null));
}

/** Turns two-step login off and ends every way in. The person is told by email. */
export async function resetTwoStepLogin(services: Services, help: Help) {
  await act(services, help, 'reset_two_step_login', async ({ id, two_step_login }, db) => {
    if (!two_step_login) throw new AppError('two_factor_already_off');
    await deleteTwoFactor(db, id);
    await endAccess(db, id, null);
    await addSecurityNotice({ ...services, db }, id, { kind: 'two-factor-removed' });
  });
}

export async function checkIdentity(services: Services, help: Help) {
  await act(services, help, 'checked_identity', async ({ id }, db) => {
    if (!(await updateToIdentityChecked(db, id, services.now()))) throw new AppError('person_not_found');
  });
}

/** Keeps an account that its owner asked to delete. The person is told by email. */
export async function restoreAccount(services: Services, help: Help) {
  await act(services, help, 'restored_account', async ({ id, guardian_id }, db) => {
    if (guardian_id) throw new AppError('guardian_decides');
    if (!(await deleteAccountDeletion(db, id))) throw new AppError('account_not_deleted');
    await addSecurityNotice({ ...services, db }, id, { kind: 'deletion-cancelled' });
  });
}

function act<T>(
  { db, now }: Services,
  { staff, id, reason }: Help,
  action: StaffAction,
  run: (person: Person, db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, id, now());
    if (!person) throw new AppError('person_not_found');
    const result = await run(person, trx);
    const details = { reason, ...(person.is_child && { child: true }) };
    await insertStaffAct(trx, now(), staff, action, ['account', id], details);
    return result;
  });
}
