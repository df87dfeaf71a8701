import { isAtUnusualHour } from '@kirdaar/contract/rules/auditions';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('auditionEmails');

interface Audition {
  title: string;
  company_name: string | null;
  /** The time of the audition. In a notification that asks to choose again, the previous time. */
  starts_at: string | null;
  place: string | null;
  /** The slot that the house keeps until the talent answers. */
  proposed_at: string | null;
  proposed_place: string | null;
  round: number;
  contact_name: string | null;
  contact_phone: string | null;
  bring: string | null;
  woman_name: string | null;
  is_private: boolean | null;
  ends_at: string | null;
  is_child: boolean;
}

const sample: Audition = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  starts_at: '2026-12-01T05:00:00Z',
  place: 'Studio 4, Goregaon East, Mumbai',
  proposed_at: '2026-12-02T06:30:00Z',
  proposed_place: 'Studio 7, Andheri West, Mumbai',
  round: 1,
  contact_name: 'Ravi Menon',
  contact_phone: '+91 98200 00000',
  bring: 'A photo and something blue to wear',
  woman_name: 'Meera Iyer',
  is_private: false,
  ends_at: '2026-12-02T07:00:00Z',
  is_child: false,
};

const PAGE = '/user/my-application';

type Says<Name extends keyof (typeof words)['en']> = (language: Language) => (typeof words)[Language][Name];

const atOnce = { atOnce: true } as const;
const atTime = { ...atOnce, isAtTime: true } as const;

export const auditionEmails = {
  offered: auditionEmail('audition-offered', (language) => words[language].audition_offered),
  proposed: auditionEmail('audition-proposed', (language) => words[language].audition_proposed),
  more: auditionEmail('audition-more-times', (language) => words[language].audition_more_times),
  confirmed: auditionEmail('audition-confirmed', (language) => words[language].audition_confirmed, atTime),
  moved: auditionEmail('audition-moved', (language) => words[language].audition_moved, atOnce),
  cancelled: auditionEmail('audition-cancelled', (language) => words[language].audition_cancelled, atOnce),
  ended: auditionEmail('audition-ended', (language) => words[language].audition_ended, atOnce),
  place: auditionEmail('audition-place', (language) => words[language].audition_place, atTime),
  woman: auditionEmail('audition-woman', (language) => words[language].audition_woman, { isAtTime: true }),
  reminder: auditionEmail('audition-reminder', (language) => words[language].audition_reminder, {
    isAtTime: true,
  }),
};

/** If the time is fixed, the short text includes it. */
function auditionEmail(
  name: string,
  says: Says<'audition_offered'>,
  { isAtTime, ...settings }: { atOnce?: true; isAtTime?: true } = {},
): EmailTemplate<Audition> {
  return {
    name,
    ...settings,
    kind: 'auditions',
    sample,
    write: inEachLanguage((language) => (audition, { address }) => {
      const { starts_at, round } = audition;
      const text = says(language);
      const page = `${address}${PAGE}`;
      const title = round > 1 ? words[language].title_in_round(audition.title, round) : audition.title;
      const when = starts_at ? formatAppointment(starts_at, language) : '';
      const subject = `${text.subject}: ${title}`;
      const paragraphs = text.paragraphs({
        house: audition.company_name ?? words[language].auditions_house,
        title,
        when,
        place: audition.place ?? '',
        proposed: proposedSlot(audition, language),
        details: slotDetails(audition, language),
        page,
      });
      const short = isAtTime
        ? words[language].short_at_time(subject, when)
        : words[language].auditions_short(subject);
      const ofChild = (child: string) => `${text.of_child(child)}: ${title}`;
      return { subject, paragraphs, note: words[language].auditions_note(page), short, path: PAGE, ofChild };
    }),
  };
}

function proposedSlot({ proposed_at, proposed_place }: Audition, language: Language): string[] {
  return proposed_at && proposed_place ? [formatAppointment(proposed_at, language), proposed_place] : [];
}

function slotDetails(
  { contact_name, contact_phone, bring, woman_name, is_private, is_child, ...times }: Audition,
  language: Language,
): string[] {
  const starts_at = times.proposed_at ?? times.starts_at;
  const isUnusual = starts_at && times.ends_at && isAtUnusualHour({ starts_at, ends_at: times.ends_at });
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  return [
    ...(contact ? [words[language].contact(contact)] : []),
    ...(woman_name ? [words[language].woman(woman_name)] : []),
    ...(is_private ? [words[language].private_place] : []),
    ...(isUnusual ? [words[language].unusual_hour] : []),
    ...(bring ? [words[language].bring(bring)] : []),
    ...(is_child ? [words[language].guardian_on_call_sheet] : []),
  ];
}

interface AuditionAnswered {
  job_id: string;
  title: string;
  name: string;
  /** Empty if the talent declined without one. */
  note: string;
  /** Of the slot that becomes free. */
  starts_at: string | null;
}

/** Only the answers that need an action of the house. */
export const auditionAnswerEmails = {
  asked: answerEmail('audition-asked', (language) => words[language].audition_asked),
  declined: answerEmail('audition-declined', (language) => words[language].audition_declined),
  withdrew: answerEmail('audition-withdrew', (language) => words[language].audition_withdrew),
};

function answerEmail(
  name: string,
  says: Says<'audition_asked' | 'audition_declined' | 'audition_withdrew'>,
): EmailTemplate<AuditionAnswered> {
  return {
    name,
    kind: 'auditions',
    sample: {
      job_id: '0198a8a0-0000-7000-8000-000000000001',
      title: sample.title,
      name: 'Asha Rao',
      note: 'I am shooting in Pune that week. Could I come on Saturday?',
      starts_at: sample.starts_at,
    },
    write: leadingTo(
      ({ job_id }) => `/production/auditions/${job_id}`,
      (language) => (facts) => {
        const when = facts.starts_at ? formatAppointment(facts.starts_at, language) : '';
        return says(language)({ ...facts, when });
      },
    ),
  };
}
