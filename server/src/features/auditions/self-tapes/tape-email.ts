import type { Language } from '@kirdaar/contract/rules/languages';
import type { TapeFacts } from '@kirdaar/contract/words/en/auditions/self-tape-emails';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('selfTapeEmails');

/** The content of a notification to a talent about a self-tape. */
interface Tape {
  application_id: string;
  title: string;
  company_name: string | null;
  instructions: string;
  deadline: string;
  has_sides: boolean;
}

interface TapeText {
  subject: string;
  paragraphs: (facts: TapeFacts) => string[];
}

const sample: Tape = {
  application_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  instructions: 'Read scene 2 facing the camera, once calm and once angry. Say your name first.',
  deadline: '2026-12-01T12:30:00Z',
  has_sides: true,
};

/** Builds a notification to the talent about a self-tape. */
export function tapeEmail({
  name,
  says,
}: {
  name: string;
  says: Record<Language, TapeText>;
}): EmailTemplate<Tape> {
  const write = (tape: Tape, language: Language, address: string) => {
    const path = `/user/self-tape/${tape.application_id}`;
    const { subject, paragraphs } = says[language];
    const when = formatAppointment(tape.deadline, language);
    const { title, instructions, has_sides: hasSides } = tape;
    const house = tape.company_name ?? words[language].tape_house;
    const page = `${address}${path}`;
    return {
      subject: `${subject}: ${title}`,
      paragraphs: paragraphs({ house, title, when, instructions, hasSides, page }),
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
      {
        name: 'without-sides',
        fits: ({ has_sides }) => !has_sides,
        sample: { ...sample, has_sides: false },
      },
    ],
    write: inEachLanguage((language) => (tape, { address }) => {
      const { page, when, heading, ...written } = write(tape, language, address);
      return {
        ...written,
        note: words[language].tape_note(page),
        short: words[language].tape_short(heading, when),
      };
    }),
  };
}
