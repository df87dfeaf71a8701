import type { Language } from '@kirdaar/contract/rules/languages';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import {
  findFeedOwner,
  listEntriesOfHouse,
  listOwnEntries,
  upsertFeed,
} from '#features/auditions/calendar/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { siteAddress } from '#platform/config/config.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { signedQuery } from '#platform/storage/storage.ts';

const words = serverWords('calendar');
const calls = serverWords('calls');

type Row = Awaited<ReturnType<typeof listOwnEntries>>[number];

/**
 * Returns the entry of one audition. `attendee` is the email that it goes to: mail programs then update the entry that
 * they have, or remove it.
 */
export async function readAudition(
  services: Services,
  talentId: string,
  applicationId: string,
  language: Language,
  attendee?: string | null,
) {
  const { db, now } = services;
  const rows = await listOwnEntries(db, talentId, now(), applicationId);
  if (rows.length === 0) throw new AppError('audition_invitation_not_found');
  const published = attendee ? 'REQUEST' : 'PUBLISH';
  const method = rows[0]?.answer === 'confirmed' ? published : 'CANCEL';
  const calendar = written(services, rows, language, method, { page: TALENT_PAGE, attendee });
  return { method, calendar };
}

const LINK_HOURS = 12;
const TALENT_PAGE = '/user/my-application';

/** Returns a link to the entry of an audition. iPhones open a calendar only from a real address. */
export function entryAddress({ secrets, now }: Services, language: Language, talentId: string, id: string) {
  const name = `${language}/${talentId}/${id}`;
  return `/calendar/${name}.ics?${signedQuery(secrets.media, name, now(), LINK_HOURS * 3_600_000)}`;
}

/** The auditions of a talent, or all of a house. */
export async function readFeed(services: Services, token: string) {
  const { db, now } = services;
  const owner = orThrow(await findFeedOwner(db, hashToken(token)), 'calendar_link_ended');
  const { id, production_house_id, language } = owner;
  const rows = production_house_id
    ? await listEntriesOfHouse(db, production_house_id, id, now())
    : await listOwnEntries(db, id, now());
  const page = production_house_id ? '/production/previous-job' : TALENT_PAGE;
  return written(services, rows, language, 'PUBLISH', { page });
}

/** The previous URL stops working. */
export async function renewFeed({ db, now, config }: Services, accountId: string) {
  const token = newToken();
  const made = now();
  await upsertFeed(db, accountId, hashToken(token), made);
  return { url: `${siteAddress(config)}/calendar/${token}.ics`, made_at: made.toISOString() };
}

function written(
  { config }: Services,
  rows: Row[],
  language: Language,
  method: Method,
  { page, attendee }: { page: string; attendee?: string | null | undefined },
) {
  const site = siteAddress(config);
  const entries = rows.map(({ id, answer, title, who, place, round, ...row }) => ({
    ...row,
    // A callback is another entry beside that of the first round.
    id: round > 1 ? `audition-${id}-${round}` : `audition-${id}`,
    cancelled: answer !== 'confirmed',
    summary: summaryOf(title, who, language),
    location: place,
    url: site + page,
    attendee,
    description: [...details(row, language), words[language].changes(site + page)].join('\n'),
  }));
  const product = config.PRODUCT_NAME;
  const name = words[language].feed_name(product);
  const calendar = { product, name, language, organizer: config.SUPPORT_EMAIL };
  return Buffer.from(writeCalendar(calendar, new URL(site).host, entries, method));
}

function summaryOf(title: string, who: string | null, language: Language) {
  const shown = calls[language].call_title(title);
  return who ? words[language].summary_with(shown, who) : words[language].summary(shown);
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

/** Of two versions, the one with the higher sequence applies. */
interface Entry {
  id: string;
  sequence: number;
  cancelled: boolean;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  summary: string;
  location: string;
  description: string;
  url: string;
  attendee?: string | null | undefined;
}

/** REQUEST and CANCEL go to one person by email; PUBLISH is a feed or a file. */
type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** RFC 5545. A calendar with one entry is an invitation or a cancellation. */
export function writeCalendar(
  {
    product,
    name,
    language,
    organizer,
  }: { product: string; name: string; language: Language; organizer: string },
  host: string,
  entries: readonly Entry[],
  method: Method,
) {
  const calendar = ical({
    prodId: { company: printable(product), product: 'Auditions', language: language.toUpperCase() },
    name: printable(name),
    scale: 'gregorian',
    method: ICalCalendarMethod[method],
    events: entries.map((entry) => ({
      id: `${entry.id}@${host}`,
      sequence: entry.sequence,
      stamp: entry.changed_at,
      start: entry.starts_at,
      end: entry.ends_at,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: printable(entry.summary),
      location: printable(entry.location),
      description: printable(entry.description),
      url: entry.url,
      organizer: { name: printable(product), email: organizer },
      ...(entry.attendee && {
        attendees: [{ email: entry.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      }),
    })),
  });
  // The library leaves out the last line break, which the format requires.
  return `${calendar}\r\n`;
}

/** The format forbids control characters, and the library keeps them. */
function printable(text: string): string {
  return text.replace(/(?![\r\n])\p{Cc}/gu, ' ');
}
