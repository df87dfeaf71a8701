import { readAudition } from '#features/calendar/read-calendar.ts';
import { type AuditionLetter, auditionEmail, guardianText } from '#features/invitations/emails.ts';
import { findInvited, type Invited } from '#features/invitations/queries.ts';
import type { Message } from '#platform/messenger.ts';
import type { Task } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';

/** Sends a letter about an audition, unless what it says no longer holds. */
export const sendAuditionLetter: Task<AuditionLetter> = {
  name: 'send-audition-letter',
  run: async (services, letter, id) => {
    const { db, now, messenger, config } = services;
    const invited = await findInvited(db, letter.application_id, now());
    if (!invited || !holds(invited, letter, now())) return;
    const email = auditionEmail(config, invited, letter);
    await messenger.send(id, letter.kind === 'asked' ? email : await withEntry(services, invited, email));
    const text = guardianText(config, invited, letter);
    // The same id again would be the same message.
    if (text) await messenger.send(`${id}-guardian`, text);
  },
};

/** Whether a letter is still true when it is sent. */
function holds({ answer, starts_at }: Invited, { kind, was }: AuditionLetter, now: Date): boolean {
  switch (kind) {
    case 'confirmed':
    case 'place':
      return answer === 'confirmed';
    case 'reminder':
      return answer === 'confirmed' && starts_at === was && Date.parse(was) > now.getTime();
    default:
      return answer !== 'ended';
  }
}

/** With an entry for the calendar, if there is, or was, a time. */
async function withEntry(
  services: Services,
  { talent_id, application_id, starts_at }: Invited,
  email: Message,
) {
  if (!starts_at) return email;
  const entry = await readAudition(services, talent_id, application_id);
  const base64 = entry.toString('base64');
  return { ...email, attachments: [{ name: 'audition.ics', type: 'text/calendar', base64 }] };
}
