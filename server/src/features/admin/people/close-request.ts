import type { PersonRequestForm } from '@kirdaar/contract/admin/people';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { PERSON_REQUEST_DAYS } from '@kirdaar/contract/rules/person-requests';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { requestRejectedEmail } from '#features/admin/decisions/emails.ts';
import {
  closePersonRequest,
  findPerson,
  findRecorderOfDeletion,
  type ReadRequest,
} from '#features/admin/people/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { updateAgencyToNotRefused } from '#features/houses/documents/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { markForDeletion } from '#features/privacy/account-deletion/request-deletion.ts';
import { startExport } from '#features/privacy/data-exports/request-export.ts';
import { requestDoneEmail } from '#features/privacy/identity-checks/emails.ts';
import { insertPersonRequest } from '#features/privacy/identity-checks/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function recordRequest(
  { db, now }: Services,
  staff: StaffActor,
  account_id: string,
  { kind, channel, received_on, note }: PersonRequestForm,
) {
  if (received_on > dayInIndia(now())) throw AppError.field('received_on', 'received_in_future');
  const due_on = addDays(received_on, PERSON_REQUEST_DAYS);
  await db.transaction().execute(async (trx) => {
    if (!(await findPerson(trx, account_id, now()))) throw new AppError('person_not_found');
    const recorded = { staff_id: staff.id, recorded_at: now().toISOString() };
    const request = { account_id, kind, channel, received_on, due_on, note, ...recorded };
    if (!(await insertPersonRequest(trx, request))) throw new AppError('person_request_open_already');
    const details = { kind, channel, received_on, due_on };
    await insertStaffAct(trx, now(), staff, 'recorded_request', ['account', account_id], details);
  });
}

/**
 * Does what a person asked for, with the same effect as if the person had asked on the account page. Both
 * send an email to the person's own address; the archive itself is only downloaded after a login. Staff correct data
 * before they record it; an agency whose appeal is accepted may send another document. Nobody deletes an account by a
 * request that they recorded themselves.
 */
export async function carryOutRequest(services: Services, staff: StaffActor, request: ReadRequest) {
  const { now } = services;
  await services.db.transaction().execute(async (db) => {
    const recorder = await findRecorderOfDeletion(db, request);
    if (recorder) await requireSecondPerson(db, recorder, staff.id, now());
    const closed = await closePersonRequest(db, request, { closed_by: staff.id, rejection: null }, now());
    if (!closed) throw new AppError('person_request_gone');
    const { account_id, kind } = closed;
    if (kind === 'correction' || kind === 'objection' || kind === 'appeal') {
      if (kind === 'appeal' && !(await updateAgencyToNotRefused(db, account_id)))
        throw new AppError('nothing_to_appeal');
      const email = {
        source: `request ${request.id} done`,
        account_id,
        template: requestDoneEmail,
        facts: { kind },
      };
      await notify({ ...services, db }, email);
    } else await deleteOrExport({ ...services, db }, { ...closed, kind });
    await insertStaffAct(db, now(), staff, 'carried_out_request', ['account', account_id], { kind });
  });
}

type Closed = NonNullable<Awaited<ReturnType<typeof closePersonRequest>>>;

async function deleteOrExport(
  services: Services,
  { account_id, kind, has_own_email, may_export, ...account }: Closed & { kind: 'deletion' | 'export' },
) {
  if (!has_own_email) throw new AppError('person_has_no_email');
  if (kind === 'export' && !may_export) throw new AppError('export_for_owners_only');
  if (kind === 'deletion') await markForDeletion(services, { id: account_id, ...account });
  else await startExport(services, account_id);
}

export async function rejectRequest(
  services: Services,
  staff: StaffActor,
  request: ReadRequest,
  reason: string,
) {
  const { now } = services;
  await services.db.transaction().execute(async (db) => {
    const closed = await closePersonRequest(db, request, { closed_by: staff.id, rejection: reason }, now());
    if (!closed) throw new AppError('person_request_gone');
    const { account_id, kind } = closed;
    const facts = { kind, reason };
    const email = {
      source: `refused request ${request.id}`,
      account_id,
      template: requestRejectedEmail,
      facts,
    };
    await notify({ ...services, db }, email);
    await insertStaffAct(db, now(), staff, 'rejected_request', ['account', account_id], facts);
  });
}
