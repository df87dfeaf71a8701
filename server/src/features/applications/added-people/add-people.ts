import type { NewPeople } from '@kirdaar/contract/applications/added-people';
import { msg } from '@kirdaar/contract/messages';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { contactFingerprint } from '#features/applications/added-people/contact-fingerprint.ts';
import {
  findCallForAdded,
  insertAccountsWithoutLogin,
  insertAddedPeople,
  insertApplications,
  insertNotes,
  listAdded,
  listAddedBy,
  listDeleted,
  listTaken,
} from '#features/applications/added-people/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { hasCode } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Person = NewPeople['people'][number];

export async function readAdded({ db, now, config }: Services, houseId: string, jobId: string) {
  const call = orThrow(await findCallForAdded(db, houseId, jobId, now()), 'job_not_found');
  const added = await listAdded(db, jobId);
  const people = added.flatMap(({ application_id, name, has_email, has_mobile, ...person }) => {
    const can_be_told = has_email || (has_mobile && isChannelAvailable(config, 'sms'));
    return application_id && name ? [{ ...person, application_id, name, can_be_told }] : [];
  });
  return {
    takes_people: call.takes_people && !call.is_for_children,
    deleted: added.length - people.length,
    people,
  };
}

/** Adds people without an account to the board, all or nobody, and once however often the form is sent. */
export async function addPeople(services: Services, by: Reviewer, jobId: string, form: NewPeople) {
  const { db, now } = services;
  const { people } = form;
  const request_id = formId(form);
  const call = orThrow(await findCallForAdded(db, by.production_house_id, jobId, now()), 'job_not_found');
  const added = async () => (await listAddedBy(db, jobId, request_id)).map((one) => one.application_id);
  // Before the form is looked for: its own people may be stored meanwhile.
  const taken = await listTaken(db, jobId, people.flatMap(contactsOf));
  const before = await added();
  if (before.length > 0) return before;
  if (call.is_for_children) throw new AppError('adults_only_call');
  if (!call.takes_people) throw new AppError('job_closed');
  await rejectDeleted(services, by.production_house_id, people);
  rejectTwice(people, taken);
  try {
    await db
      .transaction()
      .execute((trx) => store({ ...services, db: trx }, by, { jobId, request_id, people }));
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    // The same form, or a colleague, was faster.
    const meanwhile = await added();
    if (meanwhile.length === 0) throw new AppError('people_added_twice');
  }
  return added();
}

function contactsOf({ mobile, email }: Person): string[] {
  return [mobile, email].filter((contact) => contact !== undefined);
}

/** Rejects people who had everything deleted that the house kept of them. */
async function rejectDeleted({ db, secrets }: Services, houseId: string, people: readonly Person[]) {
  const fingerprint = (contact: string) => contactFingerprint(secrets.identity, contact);
  const deleted = await listDeleted(db, houseId, people.flatMap(contactsOf).map(fingerprint));
  rejectContacts(people, 'added_deleted_before', msg('added_deleted_before'), (contact) =>
    deleted.some((one) => one.equals(fingerprint(contact))),
  );
}

/** Rejects people whose contact is on the board or earlier in the list. */
function rejectTwice(people: readonly Person[], taken: readonly string[]) {
  const known = new Set(taken);
  rejectContacts(people, 'people_added_twice', msg('already_added'), (contact) => {
    const mailbox = mailboxOf(contact);
    const isKnown = known.has(mailbox);
    known.add(mailbox);
    return isKnown;
  });
}

/** Rejects the people if a contact is wrong, with the reason beside each wrong one. */
function rejectContacts(
  people: readonly Person[],
  code: 'added_deleted_before' | 'people_added_twice',
  reason: string,
  isWrong: (contact: string) => boolean,
) {
  const fields: Record<string, string> = {};
  people.forEach((person, at) => {
    for (const field of ['mobile', 'email'] as const)
      if (person[field] && isWrong(person[field])) fields[`people.${at}.${field}`] = reason;
  });
  if (Object.keys(fields).length > 0) throw new AppError(code, {}, { fields });
}

async function store(
  { db, now, secrets }: Services,
  { id: account_id }: Reviewer,
  { jobId: job_id, request_id, people }: { jobId: string; request_id: string; people: readonly Person[] },
) {
  const at = now().toISOString();
  const rows = people.map((person, position) => {
    const [talent_id, application_id, id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    return { person, position, talent_id, application_id, id };
  });
  await insertAccountsWithoutLogin(
    db,
    rows.map(({ talent_id, person }) => ({ id: talent_id, name: person.name })),
    now(),
  );
  // It counts towards nobody's plan, also once the person registers.
  const sent = { job_id, applied_at: at, allowance_returned: true };
  const nothing = { role_specific_info: '', travel: false, availability: true };
  const applications = rows.map(({ person, talent_id, application_id: id }) => {
    const { name: fullName, mobile: phone = '', email = '', video_link: portfolioLink = '' } = person;
    const details = JSON.stringify({ fullName, phone, email, portfolioLink });
    return { ...sent, ...nothing, id, talent_id, details };
  });
  await insertApplications(db, applications);
  const added = { job_id, request_id, account_id, added_at: at };
  const marks = rows.map(({ person: { mobile = null, email = null }, position, application_id, id }) => {
    const token_hash = hashToken(newDerivedToken(secrets.links, 'added', id));
    return { ...added, id, application_id, position, mobile, email, token_hash };
  });
  await insertAddedPeople(db, marks);
  const notes = rows.flatMap(({ person: { note: text }, application_id }) =>
    text ? [{ id: crypto.randomUUID(), application_id, account_id, text, written_at: at }] : [],
  );
  if (notes.length > 0) await insertNotes(db, notes);
}
