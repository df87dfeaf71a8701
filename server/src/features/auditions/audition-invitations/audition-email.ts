import type { Language } from '@kirdaar/contract/rules/notifications';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';

/** The content of a notification to a talent about an audition. For a child, it addresses the guardian. */
interface Audition {
  title: string;
  company_name: string | null;
  ward: Guardianship | null;
  /** The time of the audition. In a notification that asks to choose again, the previous time. */
  starts_at: string | null;
  place: string | null;
}

interface AuditionText {
  subject: string;
  paragraphs: (known: {
    house: string;
    title: string;
    when: string;
    place: string;
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
      en: ({ title, company_name, ward, starts_at, place }, { address }) => {
        const house = company_name ?? 'The production house';
        const page = `${address}${PAGE}`;
        const when = starts_at ? formatAppointment(starts_at, 'en') : '';
        const subject = `${en.subject}: ${title}`;
        return {
          subject,
          paragraphs: [
            ...greetGuardian(ward, 'en'),
            ...en.paragraphs({ house, title, when, place: place ?? '', page }),
          ],
          note: `If you cannot come, decline the audition: ${page}. Nobody may ask you for money for an audition.`,
          short: shortFor(ward, 'en', isAtTime ? `${subject}. ${when}.` : `${subject}.`),
          path: PAGE,
        };
      },
      hi: ({ title, company_name, ward, starts_at, place }, { address }) => {
        const house = company_name ?? 'प्रोडक्शन हाउस';
        const page = `${address}${PAGE}`;
        const when = starts_at ? formatAppointment(starts_at, 'hi') : '';
        const subject = `${hi.subject}: ${title}`;
        return {
          subject,
          paragraphs: [
            ...greetGuardian(ward, 'hi'),
            ...hi.paragraphs({ house, title, when, place: place ?? '', page }),
          ],
          note: `अगर आना संभव न हो तो ऑडिशन अस्वीकार करें: ${page}। ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता।`,
          short: shortFor(ward, 'hi', isAtTime ? `${subject}। ${when}।` : `${subject}।`),
          path: PAGE,
        };
      },
    },
  };
}
