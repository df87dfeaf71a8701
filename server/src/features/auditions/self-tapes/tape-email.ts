import type { Language } from '@kirdaar/contract/rules/languages';
import { formatAppointment } from '@kirdaar/contract/words/format-date';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

/** The content of a notification to a talent about a self-tape. For a child, it addresses the guardian. */
interface Tape {
  application_id: string;
  title: string;
  company_name: string | null;
  ward: Guardianship | null;
  instructions: string;
  deadline: string;
  has_sides: boolean;
}

interface TapeText {
  subject: string;
  paragraphs: (known: {
    house: string;
    title: string;
    /** The deadline. */
    when: string;
    instructions: string;
    hasSides: boolean;
    page: string;
  }) => string[];
}

const sample: Tape = {
  application_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  ward: null,
  instructions: 'Read scene 2 facing the camera, once calm and once angry. Say your name first.',
  deadline: '2026-12-01T12:30:00Z',
  has_sides: true,
};

const houses = { en: 'The production house', hi: 'प्रोडक्शन हाउस' } as const;

/** Builds a notification to the talent about a self-tape. */
export function tapeEmail({
  name,
  ...texts
}: { name: string } & Record<Language, TapeText>): EmailTemplate<Tape> {
  const write = (tape: Tape, language: Language, address: string) => {
    const path = `/user/self-tape/${tape.application_id}`;
    const { subject, paragraphs } = texts[language];
    const when = formatAppointment(tape.deadline, language);
    const { title, instructions, has_sides: hasSides } = tape;
    const house = tape.company_name ?? houses[language];
    const page = `${address}${path}`;
    return {
      subject: `${subject}: ${title}`,
      paragraphs: [
        ...greetGuardian(tape.ward, language),
        ...paragraphs({ house, title, when, instructions, hasSides, page }),
      ],
      path,
      page,
      when,
      heading: subject,
    };
  };
  return {
    name,
    kind: 'auditions',
    sample,
    shapes: [
      ...aboutChild(sample),
      {
        name: 'without-sides',
        fits: ({ has_sides, ward }) => !has_sides && !ward,
        sample: { ...sample, has_sides: false },
      },
    ],
    write: {
      en: (tape, { address }) => {
        const { page, when, heading, ...written } = write(tape, 'en', address);
        return {
          ...written,
          note: `Nobody may ask you for money for an audition. If you don’t want to send a tape, decline here: ${page}`,
          short: shortFor(tape.ward, 'en', `${heading}. Deadline: ${when}.`),
        };
      },
      hi: (tape, { address }) => {
        const { page, when, heading, ...written } = write(tape, 'hi', address);
        return {
          ...written,
          note: `ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर टेप भेजना संभव न हो तो यहाँ मना करें: ${page}`,
          short: shortFor(tape.ward, 'hi', `${heading}। अंतिम समय: ${when}।`),
        };
      },
    },
  };
}
