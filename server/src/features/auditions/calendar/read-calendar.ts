import type { Language } from '@kirdaar/contract/rules/languages';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import {
  findFeed,
  findFeedOwner,
  listEntriesOfHouse,
  listOwnEntries,
  upsertFeed,
} from '#features/auditions/calendar/queries.ts';
import { writeCalendar } from '#features/auditions/calendar/write-calendar.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('calendar');

type Row = Awaited<ReturnType<typeof listOwnEntries>>[number];

/** Returns the calendar file of a talent's audition for one application, for any calendar program. */
export async function readAudition(
  services: Services,
  talentId: string,
  applicationId: string,
  language: Language,
) {
  const { db, now } = services;
  const rows = await listOwnEntries(db, talentId, now(), applicationId);
  if (rows.length === 0) throw new AppError('audition_invitation_not_found');
  return written(services, rows, language, rows[0]?.answer === 'confirmed' ? 'PUBLISH' : 'CANCEL');
}

/** Returns the calendar that a token opens: the auditions of a talent, or all of a house. */
export async function readFeed(services: Services, token: string) {
  const { db, now } = services;
  const owner = await findFeedOwner(db, hashToken(token));
  if (!owner) throw new AppError('calendar_link_ended');
  const { id, production_house_id, language } = owner;
  const rows = production_house_id
    ? await listEntriesOfHouse(db, production_house_id, now())
    : await listOwnEntries(db, id, now());
  return written(services, rows, language, 'PUBLISH');
}

/** Returns when the URL of an account's calendar was created, or null if there is none. */
export async function readFeedState({ db }: Pick<Services, 'db'>, accountId: string) {
  return { made_at: (await findFeed(db, accountId))?.made_at ?? null };
}

/** Gives an account's calendar a new URL. The previous one stops working. */
export async function renewFeed({ db, now, config }: Services, accountId: string) {
  const token = newToken();
  const made = now();
  await upsertFeed(db, accountId, hashToken(token), made);
  return { url: `${siteAddress(config)}/calendar/${token}.ics`, made_at: made.toISOString() };
}

function written({ config }: Services, rows: Row[], language: Language, method: 'PUBLISH' | 'CANCEL') {
  const site = siteAddress(config);
  const entries = rows.map(({ id, answer, title, who, place, round, ...row }) => ({
    ...row,
    // A callback is another entry beside that of the first round.
    id: round > 1 ? `audition-${id}-${round}` : `audition-${id}`,
    cancelled: answer !== 'confirmed',
    summary: who ? words[language].summary_with(title, who) : words[language].summary(title),
    location: place,
    description: [...details(row, language), words[language].changes(site)].join('\n'),
  }));
  const product = config.PRODUCT_NAME;
  const calendar = { product, name: words[language].feed_name(product), language };
  return Buffer.from(writeCalendar(calendar, new URL(site).host, entries, method));
}

function details(
  { contact_name, contact_phone, bring }: Pick<Row, 'contact_name' | 'contact_phone' | 'bring'>,
  language: Language,
) {
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  return [
    ...(contact ? [words[language].contact(contact)] : []),
    ...(bring ? [words[language].calendar_bring(bring)] : []),
  ];
}
