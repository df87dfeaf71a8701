import type { Language } from '@kirdaar/contract/rules/languages';
import { formatAppointment } from '@kirdaar/contract/words/format-date';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

/** The content of a notification to a talent about an audition. For a child, it addresses the guardian. */
interface Audition {
  title: string;
  company_name: string | null;
  ward: Guardianship | null;
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
  paragraphs: (known: {
    house: string;
    title: string;
    when: string;
    place: string;
    /** The time and place that the house keeps for the talent; empty without. */
    proposed: string[];
    /** The contact at the venue and what to bring, as far as the house said so. */
    details: string[];
    page: string;
  }) => string[];
}

type Writing = Pick<EmailTemplate<Audition>, 'name' | 'atOnce'> &
  Record<Language, AuditionText> & { isAtTime?: true };

const PAGE = '/user/my-application';

const sample: Audition = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  ward: null,
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
export function auditionEmail({ en, hi, isAtTime, ...settings }: Writing): EmailTemplate<Audition> {
  return {
    ...settings,
    kind: 'auditions',
    sample,
    shapes: aboutChild(sample),
    write: {
      en: (audition, { address }) => {
        const page = `${address}${PAGE}`;
        const { subject, when, paragraphs } = writeText(audition, en, 'en', page);
        return {
          subject,
          paragraphs,
          note: `Nobody may ask you for money for an audition. If you cannot come, decline the audition: ${page}`,
          short: shortFor(audition.ward, 'en', isAtTime ? `${subject}. ${when}.` : `${subject}.`),
          path: PAGE,
        };
      },
      hi: (audition, { address }) => {
        const page = `${address}${PAGE}`;
        const { subject, when, paragraphs } = writeText(audition, hi, 'hi', page);
        return {
          subject,
          paragraphs,
          note: `ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर आना संभव न हो तो ऑडिशन अस्वीकार करें: ${page}`,
          short: shortFor(audition.ward, 'hi', isAtTime ? `${subject}। ${when}।` : `${subject}।`),
          path: PAGE,
        };
      },
    },
  };
}

const words = {
  en: { house: 'The production house', round: 'round', contact: 'Contact', bring: 'Please bring' },
  hi: { house: 'प्रोडक्शन हाउस', round: 'राउंड', contact: 'संपर्क', bring: 'साथ लाएँ' },
} as const;

function writeText(audition: Audition, text: AuditionText, language: Language, page: string) {
  const { starts_at, ward, place, round } = audition;
  const word = words[language];
  const title = round > 1 ? `${audition.title} (${word.round} ${round})` : audition.title;
  const when = starts_at ? formatAppointment(starts_at, language) : '';
  const paragraphs = text.paragraphs({
    house: audition.company_name ?? word.house,
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
    paragraphs: [...greetGuardian(ward, language), ...paragraphs],
  };
}

function slotDetails({ contact_name, contact_phone, bring }: Audition, language: Language): string[] {
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  return [
    ...(contact ? [`${words[language].contact}: ${contact}`] : []),
    ...(bring ? [`${words[language].bring}: ${bring}`] : []),
  ];
}

/** Returns the time and the place that the house keeps for the talent, one paragraph each. */
function proposedSlot(
  { proposed_at, proposed_place }: Pick<Audition, 'proposed_at' | 'proposed_place'>,
  language: Language,
): string[] {
  return proposed_at && proposed_place ? [formatAppointment(proposed_at, language), proposed_place] : [];
}
