import type { Language } from '@kirdaar/contract/rules/messages';
import { aboutWard, greetGuardian, shortFor, type Ward } from '#features/guardian/ward.ts';
import type { Letter } from '#platform/letter.ts';
import { writeAppointment } from '#platform/written-time.ts';

/** What the talent is told of an audition; of a child, in words to its guardian. */
interface Audition {
  title: string;
  company_name: string | null;
  ward: Ward | null;
  /** The time that is; in a letter that asks to choose anew, the time that was. */
  starts_at: string | null;
  place: string | null;
}

interface Words {
  subject: string;
  says: (known: { house: string; title: string; when: string; place: string; page: string }) => string[];
}

type Writing = Pick<Letter<Audition>, 'name' | 'atOnce'> & Record<Language, Words> & { isAtTime?: true };

const PAGE = '/user/my-application';

const sample: Audition = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  ward: null,
  starts_at: '2026-12-01T05:00:00Z',
  place: 'Studio 4, Goregaon East, Mumbai',
};

/** A letter to the talent about an audition; one of a time that stands names it in short too. */
export function auditionLetter({ en, hi, isAtTime, ...letter }: Writing): Letter<Audition> {
  return {
    ...letter,
    kind: 'auditions',
    sample,
    shapes: aboutWard(sample),
    write: {
      en: ({ title, company_name, ward, starts_at, place }, { address }) => {
        const house = company_name ?? 'The production house';
        const page = `${address}${PAGE}`;
        const when = starts_at ? writeAppointment(starts_at, 'en') : '';
        const subject = `${en.subject}: ${title}`;
        return {
          subject,
          paragraphs: [
            ...greetGuardian(ward, 'en'),
            ...en.says({ house, title, when, place: place ?? '', page }),
          ],
          note: `If you cannot come, please say so: ${page}. Nobody may ask you for money for an audition.`,
          short: shortFor(ward, 'en', isAtTime ? `${subject}. ${when}.` : `${subject}.`),
          path: PAGE,
        };
      },
      hi: ({ title, company_name, ward, starts_at, place }, { address }) => {
        const house = company_name ?? 'प्रोडक्शन हाउस';
        const page = `${address}${PAGE}`;
        const when = starts_at ? writeAppointment(starts_at, 'hi') : '';
        const subject = `${hi.subject}: ${title}`;
        return {
          subject,
          paragraphs: [
            ...greetGuardian(ward, 'hi'),
            ...hi.says({ house, title, when, place: place ?? '', page }),
          ],
          note: `अगर आना संभव न हो तो कृपया बता दें: ${page}। ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता।`,
          short: shortFor(ward, 'hi', isAtTime ? `${subject}। ${when}।` : `${subject}।`),
          path: PAGE,
        };
      },
    },
  };
}
