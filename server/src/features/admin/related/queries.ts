import type { StaffRow } from '@kirdaar/contract/admin/staff-lists';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import {
  applications,
  calls,
  houses,
  listNotes,
  listRows,
  orders,
  people,
  reports,
  suspensions,
} from '#features/admin/staff-lists/queries.ts';
import { listFeedbackAbout } from '#features/bookings/feedback/queries.ts';
import { isProofEnded } from '#features/privacy/identity-checks/queries.ts';
import { maskContact, maskEmail } from '#platform/channels/mask-contact.ts';
import type { Database } from '#platform/database/database.ts';

const MAX_ROWS = 50;

/** Returns what the page of a house lists. */
export async function listRelatedToHouse(db: Database, id: string) {
  const rows = (select: RawBuilder<StaffRow>) => listRows(db, select, MAX_ROWS);
  return {
    members: (await rows(sql`${people} where account.production_house_id = ${id}`)).map(withMaskedEmail),
    calls: await rows(sql`${calls} where job.production_house_id = ${id}`),
    reports: await rows(sql`${reports} where report.production_house_id = ${id}`),
    suspensions: await rows(sql`${suspensions} where house.id = ${id}`),
    duplicates: await rows(duplicatesOf(id)),
    feedback: await listFeedbackAbout(db, 'house', id),
    notes: await listNotes(db, 'house', id),
  };
}

export function withMaskedEmail(row: StaffRow): StaffRow {
  return { ...row, about: row.about && maskEmail(row.about) };
}

/** Other houses with a mobile number, a PAN, a phone number or a GST number of this one, once for each. */
function duplicatesOf(id: string): RawBuilder<StaffRow> {
  return sql`
    select same.what || ' ' || found.id as id, page, page_id, title, same.what as about, state, at
    from (
      select distinct 'mobile' as what, other.production_house_id as house_id
      from account own join account other on other.role = own.role and other.mobile = own.mobile
      where own.production_house_id = ${id}
      union
      select 'pan', other.production_house_id
      from account own join account other on other.pan_fingerprint = own.pan_fingerprint
      where own.production_house_id = ${id} and other.role = 'production'
      union
      select case when other.gst_no = own.gst_no then 'gst' else 'phone' end, other.id
      from production_house own join production_house other
        on other.gst_no = own.gst_no or other.phone_number = own.phone_number
      where own.id = ${id}
    ) same join (${houses}) found on found.id = same.house_id::text
    where same.house_id <> ${id}`;
}

/** Returns what the page of a casting call lists. */
export async function listRelatedToCall(db: Database, id: string) {
  const { rows } = await sql<{ status: ApplicationStatus; number: number }>`
    select status::text as status, count(*)::integer as number from application
    where job_id = ${id} and hidden_at is null group by status order by application.status`.execute(db);
  return {
    applicants: rows,
    reports: await listRows(db, sql`${reports} where report.job_id = ${id}`, MAX_ROWS),
    notes: await listNotes(db, 'call', id),
  };
}

/** Returns what was sent to an account, with its masked address and the reason if it failed. */
async function listDeliveries(
  db: Database,
  account_id: string,
  { nameOf, reasonOf }: Says,
): Promise<StaffRow[]> {
  const deliveries = await db
    .selectFrom('notification_delivery')
    .select(['id', 'channel', 'template', 'address', 'reason', 'state', 'created_at as at'])
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return deliveries.map(({ channel, template, address, reason, ...row }) => {
    const contact = channel === 'push' ? null : maskContact(address);
    const about = [channel, contact, reason && reasonOf(reason)].filter(Boolean).join(' · ');
    return { ...row, page: null, page_id: null, title: nameOf(template), about };
  });
}

const families = sql`
  from guardian join account child on child.id = guardian.talent_id join talent on talent.id = child.id
    left join account adult on adult.verified_at is not null and adult.id <> child.id
      and (adult.mailbox = mailbox(contact) or adult.proven_mobile = contact)`;
const guardianState = sql`case when withdrawn_at is not null then 'withdrawn' when consented_at is not null then 'agreed'
  else 'asked' end`;

/** Says in words what an email template is, and why a message was not sent. */
type Says = Record<'nameOf' | 'reasonOf', (code: string) => string>;

/** Returns what the page of a person lists. */
export async function listRelatedToPerson(db: Database, id: string, now: Date, says: Says) {
  const rows = (select: RawBuilder<StaffRow>) => listRows(db, select, MAX_ROWS);
  return {
    guardians: await rows(sql`
      select guardian.id::text || coalesce(adult.id::text, '') as id, case when adult.id is not null then 'person' end as page,
        adult.id::text as page_id, guardian.name as title, relation::text as about, ${guardianState} as state,
        requested_at as at
      ${families} where guardian.talent_id = ${id}`),
    children: await rows(sql`
      select guardian.id::text as id, 'person' as page, child.id::text as page_id, talent.name as title,
        relation::text as about, ${guardianState} as state, requested_at as at
      ${families} where adult.id = ${id}`),
    applications: await rows(sql`${applications('call')} where talent.id = ${id}`),
    orders: await rows(sql`${orders} where plan_order.talent_id = ${id}`),
    messages: await listDeliveries(db, id, says),
    consents: await rows(sql`
      select page || version as id, null as page, null as page_id, page as title, version::text as about,
        'agreed' as state, agreed_at as at from legal_consent where account_id = ${id}
      union all
      select 'registration' || version, null, null, 'registration', version, 'agreed', agreed_at
      from registration_consent where account_id = ${id}
      union all
      select id::text, null, null, channel::text, version, case when agreed then 'agreed' else 'withdrawn' end, said_at
      from channel_consent where account_id = ${id}`),
    identity_checks: await rows(sql`
      select identity_check.id::text as id, case when file is not null then 'identity' end as page,
        identity_check.id::text as page_id, kind as title, concat_ws(' · ', staff_member.name, reason) as about,
        case when decided_at is null and ${isProofEnded(now)} then 'expired' when decided_at is null then 'open' when rejection is null then 'done' else 'rejected' end as state,
        proposed_at as at
      from identity_check left join staff_member on staff_member.id = proposed_by where account_id = ${id}`),
    reports_about: await rows(sql`${reports} where report.talent_id = ${id}`),
    reports_by: await rows(sql`${reports} where report.account_id = ${id}`),
    feedback: await listFeedbackAbout(db, 'talent', id),
    notes: await listNotes(db, 'person', id),
  };
}
