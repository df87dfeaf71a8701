import type { Language } from '@kirdaar/contract/rules/languages';
import type { AuditionFacts } from '@kirdaar/contract/words/en/auditions/emails';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('auditionEmails');

/** The content of a notification to a talent about an audition. */
interface Audition {
  title: string;
  company_name: string | null;
  /** The time of the audition. In a notification that asks to choose again, the previous time. */
  starts_at: string | null;
  place: string | null;
  /** The slot that the house keeps until the talent answers. */
  proposed_at: string | null;
  proposed_place: string | null;
  /** 1 for the first audition, more for a callback. */
  round: number;
  contact_name: string | null;
  contact_phone: string | null;
  bring: string | null;
}

interface AuditionText {
  subject: string;
  paragraphs: (facts: AuditionFacts) => string[];
}

type Writing = Pick<EmailTemplate<Audition>, 'name' | 'atOnce'> & {
  says: Record<Language, AuditionText>;
  isAtTime?: true;
};

const PAGE = '/user/my-application';

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

/**
 * Builds a notification to the talent about an audition. If the time is fixed, the short text includes it.
 */
export function auditionEmail({ says, isAtTime, ...settings }: Writing): EmailTemplate<Audition> {
  return {
    ...settings,
    kind: 'auditions',
    sample,
    write: inEachLanguage((language) => (audition, { address }) => {
      const page = `${address}${PAGE}`;
      const { subject, when, paragraphs } = writeText(audition, says[language], language, page);
      return {
        subject,
        paragraphs,
        note: words[language].auditions_note(page),
        short: isAtTime
          ? words[language].short_at_time(subject, when)
          : words[language].auditions_short(subject),
        path: PAGE,
      };
    }),
  };
}

function writeText(audition: Audition, text: AuditionText, language: Language, page: string) {
  const { starts_at, place, round } = audition;
  const title = round > 1 ? words[language].title_in_round(audition.title, round) : audition.title;
  const when = starts_at ? formatAppointment(starts_at, language) : '';
  const paragraphs = text.paragraphs({
    house: audition.company_name ?? words[language].auditions_house,
    title,
    when,
    place: place ?? '',
    proposed: proposedSlot(audition, language),
    details: slotDetails(audition, language),
    page,
  });
  return {
    subject: `${text.subject}: ${title}`,
    when,
    paragraphs,
  };
}

function slotDetails({ contact_name, contact_phone, bring }: Audition, language: Language): string[] {
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  return [
    ...(contact ? [words[language].contact(contact)] : []),
    ...(bring ? [words[language].bring(bring)] : []),
  ];
}

/** Returns the time and the place that the house keeps for the talent, one paragraph each. */
function proposedSlot(
  { proposed_at, proposed_place }: Pick<Audition, 'proposed_at' | 'proposed_place'>,
  language: Language,
): string[] {
  return proposed_at && proposed_place ? [formatAppointment(proposed_at, language), proposed_place] : [];
}
