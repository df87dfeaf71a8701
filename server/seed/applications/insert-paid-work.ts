import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { languages } from '@kirdaar/contract/rules/languages';
import { upsertFeedback } from '#features/bookings/feedback/queries.ts';
import { upsertMark } from '#features/bookings/pay/queries.ts';
import { drawDealMemo } from '#features/bookings/terms/draw-deal-memo.ts';
import {
  findOwnPage,
  insertMemo,
  insertSignature,
  insertTerms,
  updateToSealed,
} from '#features/bookings/terms/queries.ts';
import { maskContact } from '#platform/channels/mask-contact.ts';
import type { Database } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { MadeApplication } from '#seed/applications/make-applications.ts';
import { fullName } from '#seed/people/person.ts';
import type { World } from '#seed/world.ts';

const terms = {
  fee: 45_000,
  per: 'job',
  pay_days: 15,
  hours: 10,
  travel: 'Mumbai, with a cab from home',
  usage: 'Television and streaming in India',
} as const;
const sheet = {
  call_time: '07:30',
  place: 'Studio 4, Film City, Mumbai',
  map_url: 'https://www.google.com/maps/search/?api=1&query=Film+City+Mumbai',
  contact_name: 'Farida Sheikh',
  contact_phone: '+91 98200 00000',
  bring: 'Plain clothes and flat shoes',
};

/** Lets the demo talent have worked for the demo house, which paid in time. Both say how it was. */
export async function insertPaidWork(db: Database, { applications, people: [first] }: World, now: Date) {
  const application = applications.find(
    ({ person, steps }) => person === first && steps.at(-1)?.status === 'selected',
  );
  if (!application) return;
  const { id: application_id, job_id, steps } = application;
  const signed_at = new Date(steps.at(-1)?.happened_at ?? application.applied_at);
  const signed = dayInIndia(signed_at);
  const days = { from: addDays(signed, 1), until: addDays(signed, 2) };
  const owner = await insertSealedTerms(db, application, { days, signed_at, now });
  const told = { job_id, ...sheet, account_id: owner, saved_at: signed_at.toISOString() };
  await db
    .insertInto('shoot_day')
    .values([days.from, days.until].map((day) => ({ ...told, day })))
    .execute();
  await insertPaid(db, { application_id, owner, talent: application.person.id }, addDays(days.until, 1));
}

/** Returns the account that signed for the house. */
async function insertSealedTerms(
  db: Database,
  { id: application_id, person }: MadeApplication,
  { days, signed_at, now }: { days: { from: string; until: string }; signed_at: Date; now: Date },
): Promise<string> {
  const { role_offer_id, owner, email, name } = await db
    .selectFrom('role_offer')
    .innerJoin('application', 'application.id', 'application_id')
    .innerJoin('job', 'job.id', 'job_id')
    .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
    .select([
      'role_offer.id as role_offer_id',
      'account.id as owner',
      'account.email',
      'display_name as name',
    ])
    .where('application_id', '=', application_id)
    .where('team_role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const version = { role_offer_id, application_id, days, terms, then_backup: false, follows: null };
  const offer_terms_id = await insertTerms(db, version, signed_at);
  const signed = { offer_terms_id, signed_at: signed_at.toISOString() };
  const house = { party: 'house', name: name ?? '', contact: maskContact(email), account_id: owner } as const;
  await insertSignature(db, { ...signed, ...house });
  const talent = { party: 'talent', name: fullName(person), contact: maskContact(person.email) } as const;
  await insertSignature(db, { ...signed, ...talent, account_id: person.id });
  const page = orThrow(await findOwnPage(db, person.id, role_offer_id, now), 'role_offer_not_found');
  for (const shown of page.versions)
    for (const language of languages) {
      const sealed = { ...shown, sealed_at: signed.signed_at };
      await insertMemo(db, offer_terms_id, language, await drawDealMemo(page, sealed, language, signed_at));
    }
  await updateToSealed(db, offer_terms_id, signed_at);
  return owner;
}

/** Both sides marked the pay, and gave feedback on the same day. */
async function insertPaid(
  db: Database,
  { application_id, owner, talent }: Record<'application_id' | 'owner' | 'talent', string>,
  paid_on: string,
) {
  const at = `${paid_on}T06:00:00Z`;
  const byHouse = { application_id, party: 'house', account_id: owner } as const;
  const byTalent = { application_id, party: 'talent', account_id: talent } as const;
  const mark = { amount_paise: terms.fee * 100, paid_on, marked_at: at };
  await upsertMark(db, { ...byHouse, ...mark });
  await upsertMark(db, { ...byTalent, ...mark });
  const times = { given_at: at, changed_at: at };
  const note = 'Knew every line. A pleasure to work with.';
  await upsertFeedback(db, { ...byHouse, ...times, punctual: true, work_again: true, note });
  const own = { terms_kept: true, safe: true, note: 'A cab home each evening, as agreed.' };
  await upsertFeedback(db, { ...byTalent, ...times, ...own });
}
