import type { Language } from '@kirdaar/contract/rules/languages';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { writeToAdded } from '#features/applications/added-people/tasks.ts';
import { auditionAnswerEmails, auditionEmails } from '#features/auditions/audition-invitations/emails.ts';
import { findInvited, type Invited } from '#features/auditions/audition-invitations/queries.ts';
import { readAudition } from '#features/auditions/calendar/read-calendar.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { siteOf, writeText } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

interface AuditionNews {
  application_id: string;
  kind: keyof typeof auditionEmails | keyof typeof auditionAnswerEmails;
  /** The previous time of a moved, cancelled or released audition, or the time of a reminder. */
  was?: string;
}

/** Sends a notification about an audition, unless its content is no longer true. */
export const sendAuditionEmail: Task<AuditionNews> = {
  name: 'send-audition-email',
  run: async (services, news, id) => {
    const { db, now } = services;
    const invited = await findInvited(db, news.application_id, now());
    if (!invited || !isCurrent(invited, news, now())) return;
    // The same event can happen again, such as a second move. A retry has the same id.
    const source = `audition ${news.kind} of ${news.application_id}, ${id}`;
    if (news.kind === 'asked' || news.kind === 'declined' || news.kind === 'withdrew') {
      if (!invited.is_seen) return;
      await notifyHouse(services, invited.production_house_id, {
        source,
        template: auditionAnswerEmails[news.kind],
        facts: { ...invited, name: applicantNameOf(invited), starts_at: news.was ?? invited.starts_at },
      });
    }
    // Who applied to a stopped call was told not to come.
    else if (!invited.is_stopped)
      await notifyTalent(services, { source, id }, invited, { kind: news.kind, was: news.was });
  },
};

function isCurrent(
  { answer, starts_at, proposed_at, asks_for_woman, woman_name }: Invited,
  { kind, was }: AuditionNews,
  now: Date,
): boolean {
  switch (kind) {
    case 'declined':
      return answer === 'declined';
    case 'confirmed':
    case 'place':
      return answer === 'confirmed';
    case 'woman':
      return answer === 'confirmed' && asks_for_woman && Boolean(woman_name);
    case 'ended':
    case 'withdrew':
      return answer === 'ended';
    case 'proposed':
      return proposed_at !== null;
    case 'reminder':
      return (
        answer === 'confirmed' && was !== undefined && starts_at === was && Date.parse(was) > now.getTime()
      );
    default:
      return answer !== 'ended';
  }
}

async function notifyTalent(
  services: Services,
  { source, id }: { source: string; id: string },
  invited: Invited,
  { kind, was }: { kind: keyof typeof auditionEmails; was: string | undefined },
) {
  const starts_at = was ?? invited.starts_at;
  const added = (language: Language) => {
    const { subject } = writeText(
      auditionEmails[kind],
      { ...invited, starts_at },
      language,
      siteOf(services.config),
    );
    const time = invited.proposed_at ?? starts_at;
    const when = time ? formatAppointment(time, language) : '';
    return { subject, when, place: invited.proposed_place ?? invited.place ?? '' };
  };
  if (await writeToAdded(services, id, invited.application_id, added)) return;
  const entry = await entryOf(services, invited);
  await notify(services, {
    source,
    account_id: invited.talent_id,
    template: auditionEmails[kind],
    facts: { ...invited, starts_at },
    ...(entry && { attachments: [entry] }),
    // A request to choose a time does not expire.
    ...(['confirmed', 'place', 'woman', 'reminder'].includes(kind) && starts_at && { expires_at: starts_at }),
  });
}

async function entryOf(
  services: Services,
  { talent_id, application_id, starts_at, language, attendee }: Invited,
) {
  if (!starts_at) return undefined;
  const { method, calendar } = await readAudition(services, talent_id, application_id, language, attendee);
  const type = `text/calendar; charset=utf-8; method=${method}`;
  return { name: 'audition.ics', type, base64: calendar.toString('base64') };
}
