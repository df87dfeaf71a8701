import { auditionDay } from '#features/invitations/audition-day.ts';
import type { Invited } from '#features/invitations/queries.ts';
import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

export type LetterKind =
  | 'offered'
  | 'more'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'place'
  | 'asked'
  | 'reminder';

export interface AuditionLetter {
  application_id: string;
  kind: LetterKind;
  /** The time that was, of one that is moved or cancelled; the time reminded of. */
  was?: string;
}

const subjects: Record<Exclude<LetterKind, 'asked'>, string> = {
  offered: 'You are invited to audition',
  more: 'New audition times',
  confirmed: 'Your audition is confirmed',
  moved: 'Your audition is moved: please choose anew',
  cancelled: 'Your audition time is cancelled: please choose anew',
  place: 'Your audition is at another place',
  reminder: 'Reminder of your audition',
};

/** What is told to the talent; of a child, in words to its guardian. */
export function auditionEmail(config: Config, invited: Invited, { kind, was }: AuditionLetter): Message {
  if (kind === 'asked') return askedEmail(config, invited);
  const { title, company_name, email, starts_at, place } = invited;
  const house = company_name ?? 'The production house';
  const page = `${siteAddress(config)}/user/my-application`;
  const when = starts_at && auditionDay(starts_at);
  const before = was && auditionDay(was);
  const words: Record<Exclude<LetterKind, 'asked'>, string[]> = {
    offered: [`${house} would like to see you for ${title}.`, `Choose a time, or ask for another: ${page}`],
    more: [`${house} has new audition times for ${title}.`, `Choose one: ${page}`],
    confirmed: [`${house} expects you for ${title}.`, `${when}`, `${place}`],
    moved: [
      `${house} can no longer see you for ${title} on ${before}.`,
      `Please choose another time: ${page}`,
    ],
    cancelled: [
      `${house} cancelled the audition for ${title} on ${before}.`,
      `Please choose another time, or ask for one: ${page}`,
    ],
    place: [`The time of your audition for ${title} stays: ${when}.`, `The place is now: ${place}`],
    reminder: [`${house} expects you for ${title}.`, `${when}`, `${place}`],
  };
  return writeLetter({
    to: email,
    subject: `${subjects[kind]}: ${title}`,
    paragraphs: [...greeting(invited), ...words[kind]],
    note: `If you cannot come, please say so: ${page}. Nobody may ask you for money for an audition.`,
  });
}

/** The same in short, to the mobile of a child's guardian. */
export function guardianText(
  config: Config,
  invited: Invited,
  { kind }: AuditionLetter,
): Message | undefined {
  const { is_child, guardian_mobile, title } = invited;
  if (!is_child || !guardian_mobile || kind === 'asked') return undefined;
  const subject = `${subjects[kind]}: ${title}`;
  const text = `${config.PRODUCT_NAME}, for ${firstNameOf(invited)}: ${subject}. ${siteAddress(config)}/user/my-application`;
  return { channel: 'sms', to: guardian_mobile, subject, text, html: '' };
}

/** Tells the house that somebody cannot come to any of its times. */
function askedEmail(config: Config, invited: Invited): Message {
  const { job_id, title, note, house_email } = invited;
  return writeLetter({
    to: house_email ?? '',
    subject: `Another audition time is asked for: ${title}`,
    paragraphs: [
      `${firstNameOf(invited)} would like to audition for ${title}, but at another time:`,
      note,
      `Add times here: ${siteAddress(config)}/production/auditions/${job_id}`,
    ],
    note: 'Whoever asked is told of new times as soon as you add them.',
  });
}

function greeting(invited: Invited): string[] {
  const { is_child, guardian_name } = invited;
  if (!is_child) return [];
  const to = guardian_name ? `Dear ${guardian_name}` : 'Dear parent or guardian';
  return [`${to}, this is about ${firstNameOf(invited)}, for whom you decide.`];
}

function firstNameOf({ name }: Invited): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
