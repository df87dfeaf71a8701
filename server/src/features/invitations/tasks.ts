import { readAudition } from '#features/calendar/read-calendar.ts';
import { firstNameOf, wardOf } from '#features/guardian/ward.ts';
import { askedLetter, auditionLetters } from '#features/invitations/letters.ts';
import { findInvited, type Invited } from '#features/invitations/queries.ts';
import { tell } from '#features/messages/tell.ts';
import { tellHouse } from '#features/messages/tell-house.ts';
import type { Task } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';

interface News {
  application_id: string;
  kind: keyof typeof auditionLetters | 'asked';
  /** The time that was, of one that is moved or cancelled; the time reminded of. */
  was?: string;
}

/** Tells of an audition, unless what it says no longer holds. */
export const sendAuditionLetter: Task<News> = {
  name: 'send-audition-letter',
  run: async (services, news, id) => {
    const { db, now } = services;
    const invited = await findInvited(db, news.application_id, now());
    if (!invited || !holds(invited, news, now())) return;
    // The same may happen again, as a second move; what is tried again has the same id.
    const source = `audition ${news.kind} of ${news.application_id}, ${id}`;
    if (news.kind === 'asked') await tellHouseOf(services, source, invited);
    else await tellTalent(services, source, invited, { kind: news.kind, was: news.was });
  },
};

/** Whether a letter is still true when it is sent. */
function holds({ answer, starts_at }: Invited, { kind, was }: News, now: Date): boolean {
  switch (kind) {
    case 'confirmed':
    case 'place':
      return answer === 'confirmed';
    case 'reminder':
      return (
        answer === 'confirmed' && was !== undefined && starts_at === was && Date.parse(was) > now.getTime()
      );
    default:
      return answer !== 'ended';
  }
}

async function tellTalent(
  services: Services,
  source: string,
  invited: Invited,
  { kind, was }: { kind: keyof typeof auditionLetters; was: string | undefined },
) {
  const { talent_id, title, company_name, place, is_child, guardian_mobile } = invited;
  const starts_at = was ?? invited.starts_at;
  const entry = await entryOf(services, invited);
  await tell(services, {
    source,
    account_id: talent_id,
    letter: auditionLetters[kind],
    facts: { title, company_name, place, starts_at, ward: wardOf(invited) },
    ...(entry && { attachments: [entry] }),
    ...(isOfTime(kind) && starts_at && { expires_at: starts_at }),
    guardian_mobile: is_child ? guardian_mobile : null,
  });
}

async function tellHouseOf(services: Services, source: string, invited: Invited) {
  const { production_house_id, job_id, title, note } = invited;
  const facts = { job_id, title, note, first_name: firstNameOf(invited) };
  await tellHouse(services, production_house_id, { source, letter: askedLetter, facts });
}

/** Whether a letter is about a time that stands; whoever is asked to choose may do so later too. */
function isOfTime(kind: keyof typeof auditionLetters): boolean {
  return ['confirmed', 'place', 'reminder'].includes(kind);
}

/** An entry for the calendar, if there is, or was, a time. */
async function entryOf(services: Services, { talent_id, application_id, starts_at }: Invited) {
  if (!starts_at) return undefined;
  const entry = await readAudition(services, talent_id, application_id);
  return { name: 'audition.ics', type: 'text/calendar', base64: entry.toString('base64') };
}
