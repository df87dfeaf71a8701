import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
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
};

const PAGE = '/user/my-application';

export const auditionEmails = {
  offered: auditionEmail('audition_offered'),
  proposed: auditionEmail('audition_proposed'),
  more: auditionEmail('audition_more_times'),
  confirmed: auditionEmail('audition_confirmed', { atOnce: true, isAtTime: true }),
  moved: auditionEmail('audition_moved', { atOnce: true }),
  cancelled: auditionEmail('audition_cancelled', { atOnce: true }),
  ended: auditionEmail('audition_ended', { atOnce: true }),
  place: auditionEmail('audition_place', { atOnce: true, isAtTime: true }),
  reminder: auditionEmail('audition_reminder', { isAtTime: true }),
};

type TextName = Exclude<
  Extract<keyof (typeof words)['en'], `audition_${string}`>,
  'audition_asked' | 'audition_declined'
>;

/** If the time is fixed, the short text includes it. */
function auditionEmail(
  text: TextName,
  { isAtTime, ...settings }: { atOnce?: true; isAtTime?: true } = {},
): EmailTemplate<Audition> {
  return {
    name: text.replaceAll('_', '-'),
    ...settings,
    kind: 'auditions',
    sample,
    write: inEachLanguage((language) => (audition, { address }) => {
      const said = words[language];
      const { starts_at, round } = audition;
      const page = `${address}${PAGE}`;
      const title = round > 1 ? said.title_in_round(audition.title, round) : audition.title;
      const when = starts_at ? formatAppointment(starts_at, language) : '';
      const subject = `${said[text].subject}: ${title}`;
      const paragraphs = said[text].paragraphs({
        house: audition.company_name ?? said.auditions_house,
        title,
        when,
        place: audition.place ?? '',
        proposed: proposedSlot(audition, language),
        details: slotDetails(audition, language),
        page,
      });
      const short = isAtTime ? said.short_at_time(subject, when) : said.auditions_short(subject);
      return { subject, paragraphs, note: said.auditions_note(page), short, path: PAGE };
    }),
  };
}

function proposedSlot({ proposed_at, proposed_place }: Audition, language: Language): string[] {
  return proposed_at && proposed_place ? [formatAppointment(proposed_at, language), proposed_place] : [];
}

function slotDetails({ contact_name, contact_phone, bring }: Audition, language: Language): string[] {
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  return [
    ...(contact ? [words[language].contact(contact)] : []),
    ...(bring ? [words[language].bring(bring)] : []),
  ];
}

interface AuditionAnswered {
  job_id: string;
  title: string;
  name: string;
  /** Empty if the talent declined without one. */
  note: string;
}

/** Only the answers that need an action of the house. */
export const auditionAnswerEmails = {
  asked: answerEmail('audition_asked'),
  declined: answerEmail('audition_declined'),
};

function answerEmail(text: 'audition_asked' | 'audition_declined'): EmailTemplate<AuditionAnswered> {
  return {
    name: text.replaceAll('_', '-'),
    kind: 'auditions',
    sample: {
      job_id: '0198a8a0-0000-7000-8000-000000000001',
      title: sample.title,
      name: 'Asha Rao',
      note: 'I am shooting in Pune that week. Could I come on Saturday?',
    },
    write: inEachLanguage((language) => (facts, { address }) => {
      const path = `/production/auditions/${facts.job_id}`;
      return { ...words[language][text]({ ...facts, page: `${address}${path}` }), path };
    }),
  };
}
