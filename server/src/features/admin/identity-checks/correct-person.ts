import { isDeepStrictEqual } from 'node:util';
import type { EndpointOutput } from '@kirdaar/contract/api';
import { dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { askersOf, EMAIL_PROOF_WAIT_HOURS } from '@kirdaar/contract/rules/person-requests';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { findVerifiedEmail } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { leaveVerifiedName } from '#features/accounts/identity/verified-names.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findSentCheck, lockPerson } from '#features/admin/identity-checks/queries.ts';
import { updateName } from '#features/houses/team/queries.ts';
import { insertCheck } from '#features/privacy/identity-checks/queries.ts';
import {
  sendEmailProof,
  tellOfIdentityCheck,
  tellOfProposedEmail,
} from '#features/privacy/identity-checks/tasks.ts';
import { lockProfile, updateProfile } from '#features/talent/profile/queries.ts';
import { changesOf, detailsOf } from '#features/talent/profile/stored-profile.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Sent = EndpointOutput<'POST /api/admin/people/:id/corrections', ReceivedFile>;

/**
 * Corrects a name; proposes a date of birth with a document, which a second person decides; or tells the person of another
 * email, which gets a link a day later and takes effect once its owner opens that. The same form sent again changes nothing.
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

interface Correction {
  body: Sent['body'];
  value: string;
  file: string | null;
}

async function store(services: Services, staff: StaffActor, account_id: string, correction: Correction) {
  const { db, now, secrets } = services;
  const { body, value, file } = correction;
  const { kind, asked_by, reason } = body;
  const id = derivedId(staff.id, account_id, body.request_id);
  const person = await lockPerson(db, account_id, now());
  if (!person || (kind === 'date_of_birth' && person.role !== 'talent'))
    throw new AppError('person_not_found');
  if (await isSent(db, id, correction)) return;
  if (!askersOf(kind, person.is_child).includes(asked_by))
    throw AppError.field('asked_by', 'correction_of_adult');
  const old_value = person[kind];
  if (old_value === value) throw AppError.field(kind, 'correction_unchanged');
  const proposed_at = now().toISOString();
  if (kind === 'email') await checkEmail(db, account_id, person, value);
  const inserted = await insertCheck(db, {
    ...{ id, account_id, kind, old_value, new_value: value, asked_by, reason, file, proposed_at },
    proposed_by: staff.id,
    token_hash: kind === 'email' ? hashToken(newDerivedToken(secrets.links, 'correct email', id)) : null,
    decided_at: kind === 'name' ? proposed_at : null,
  }).catch((error) => {
    if (!hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)) throw error;
    throw AppError.field('email', 'email_of_guardian');
  });
  if (!inserted) throw new AppError('identity_check_open_already');
  await carryOut(services, { id, account_id, role: person.role }, correction);
  // The values may be a contact, and the log is kept for ever, so only the correction has them.
  const details = { kind, asked_by, reason };
  await insertStaffAct(db, now(), staff, 'corrected_person', ['account', account_id], details);
}

/** The person must be able to hear of another email, and to keep the present one. */
async function checkEmail(
  db: Database,
  account_id: string,
  { role, has_own_email }: { role: AccountRole; has_own_email: boolean },
  email: string,
) {
  if (!has_own_email) throw new AppError('person_has_no_email');
  const owner = await findVerifiedEmail(db, role, email);
  if (owner && owner.id !== account_id) throw AppError.field('email', 'email_of_other_account');
}

async function isSent(db: Database, id: string, { body, value }: Correction): Promise<boolean> {
  const sent = await findSentCheck(db, id);
  const { kind, asked_by, reason } = body;
  if (sent && !isDeepStrictEqual(sent, { kind, new_value: value, asked_by, reason }))
    throw new AppError('request_id_reused');
  return sent !== undefined;
}

async function carryOut(
  services: Services,
  { id, account_id, role }: { id: string; account_id: string; role: AccountRole },
  { body: { kind }, value }: Correction,
) {
  const { db, now, queue } = services;
  if (kind === 'email') {
    // Otherwise one member of staff could take the account over before its owner hears of it.
    await queue.add(db, tellOfProposedEmail, { check_id: id });
    const later = new Date(now().getTime() + EMAIL_PROOF_WAIT_HOURS * HOUR_MS);
    await queue.add(db, sendEmailProof, { check_id: id }, later);
  }
  if (kind !== 'name') return;
  if (role === 'talent') await renameTalent(services, account_id, value);
  else await updateName(db, account_id, value);
  await queue.add(db, tellOfIdentityCheck, { check_id: id, guardians: [] });
}

/** The profile may have the name in three parts, which every save joins: they are corrected too. */
async function renameTalent(services: Services, id: string, name: string) {
  const { db, now } = services;
  const stored = await lockProfile(db, id);
  const details = detailsOf(stored);
  const isInParts = details.first_name || details.middle_name || details.last_name;
  const [first_name, ...others] = name.split(' ');
  const last_name = others.pop();
  const parts = { first_name, middle_name: others.join(' ') || undefined, last_name };
  const clear = (['middle_name', 'last_name'] as const).filter((part) => !parts[part]);
  await leaveVerifiedName(services, id, stored.name, name);
  await updateProfile(db, id, {
    ...changesOf(isInParts ? { ...parts, clear } : {}, { name, details }),
    updated_at: nextTimestamp(stored.updated_at, now()),
  });
}
