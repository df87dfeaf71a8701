import type { EndpointOutput } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { checkExists, lockPerson, updateName } from '#features/admin/identity-checks/queries.ts';
import { deleteOpenCheck, insertCheck } from '#features/privacy/identity-checks/queries.ts';
import { sendEmailProof, tellOfIdentityCheck } from '#features/privacy/identity-checks/tasks.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Sent = EndpointOutput<'POST /api/admin/people/:id/corrections', ReceivedFile>;

/**
 * Corrects a name; proposes a date of birth with a document, which a second person decides; or sends a link to an email,
 * which takes effect once its owner opens it. The same form sent again changes nothing.
 */
export async function correctPerson(
  services: Services,
  staff: StaffActor,
  account_id: string,
  { body, files }: Pick<Sent, 'body' | 'files'>,
) {
  const { kind } = body;
  const value = body[kind];
  if (!value) throw AppError.field(kind, 'correction_missing');
  const scan = files.document[0];
  if (kind === 'date_of_birth' && value > dayInIndia(services.now()))
    throw AppError.field(kind, 'birth_date_in_future');
  if (kind === 'date_of_birth' && !scan) throw AppError.field('document', 'file_required');
  await withCleanup(services, async (stored) => {
    const sent = { field: 'document', accepted: 'scan', owner: account_id } as const;
    const isNeeded = kind === 'date_of_birth' && scan;
    const file = isNeeded ? (await prepareFile(services, { ...sent, path: scan.path }, stored)).file : null;
    await services.db
      .transaction()
      .execute((db) => store({ ...services, db }, staff, account_id, { body, value, file }));
  });
}

async function store(
  { db, now, queue, secrets }: Services,
  staff: StaffActor,
  account_id: string,
  { body, value, file }: { body: Sent['body']; value: string; file: string | null },
) {
  const { kind, asked_by, reason } = body;
  const id = derivedId(staff.id, account_id, body.request_id);
  const person = await lockPerson(db, account_id);
  if (!person || (kind === 'date_of_birth' && person.role !== 'talent'))
    throw new AppError('person_not_found');
  if (await checkExists(db, id)) return;
  const old_value = person[kind];
  if (old_value === value) throw AppError.field(kind, 'correction_unchanged');
  const proposed_at = now().toISOString();
  const token = newDerivedToken(secrets.links, 'correct email', id);
  if (kind === 'email') await deleteOpenCheck(db, account_id, kind);
  const inserted = await insertCheck(db, {
    ...{ id, account_id, kind, old_value, new_value: value, asked_by, reason, file, proposed_at },
    proposed_by: staff.id,
    token_hash: kind === 'email' ? hashToken(token) : null,
    decided_at: kind === 'name' ? proposed_at : null,
  });
  if (!inserted) throw new AppError('identity_check_open_already');
  if (kind === 'name') {
    await updateName(db, account_id, value, now());
    await queue.add(db, tellOfIdentityCheck, { check_id: id, guardians: [] });
  }
  if (kind === 'email') await queue.add(db, sendEmailProof, { check_id: id });
  // The values may be a contact, and the log is kept for ever, so only the correction has them.
  const details = { kind, asked_by, reason };
  await insertStaffAct(db, now(), staff, 'corrected_person', ['account', account_id], details);
}
