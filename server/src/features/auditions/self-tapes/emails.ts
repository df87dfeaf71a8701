import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('selfTapeEmails');
type Says<Name extends keyof (typeof words)['en']> = (language: Language) => (typeof words)[Language][Name];

interface Tape {
  self_tape_id: string;
  title: string;
  company_name: string | null;
  instructions: string;
  deadline: string;
  has_sides: boolean;
}

const sample: Tape = {
  self_tape_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  instructions: 'Read scene 2 facing the camera, once calm and once angry. Say your name first.',
  deadline: '2026-12-01T12:30:00Z',
  has_sides: true,
};

export const tapeEmails = {
  asked: tapeEmail('self-tape-asked', (language) => words[language].self_tape_asked),
  changed: tapeEmail('self-tape-changed', (language) => words[language].self_tape_changed),
  reminder: tapeEmail('self-tape-reminder', (language) => words[language].self_tape_reminder),
};

function tapeEmail(name: string, says: Says<'self_tape_asked'>): EmailTemplate<Tape> {
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
      const { subject, paragraphs } = says(language);
      const { self_tape_id, title, company_name, instructions, deadline, has_sides: hasSides } = tape;
      const path = `/user/self-tape/${self_tape_id}`;
      const page = `${address}${path}`;
      const when = formatAppointment(deadline, language);
      const house = company_name ?? words[language].tape_house;
      return {
        subject: `${subject}: ${title}`,
        paragraphs: paragraphs({ house, title, when, instructions, hasSides, page }),
        path,
        note: words[language].tape_note(page),
        short: words[language].tape_short(subject, when),
      };
    }),
  };
}

interface TapeAnswered {
  job_id: string;
  application_id: string;
  title: string;
  name: string;
  /** May be empty. */
  note: string;
}

const job_id = '0198a8a0-0000-7000-8000-000000000001';

function answerEmail(
  name: string,
  says: Says<'self_tape_received' | 'self_tape_declined'>,
): EmailTemplate<TapeAnswered> {
  return {
    name,
    kind: 'auditions',
    sample: {
      job_id,
      application_id: '0198a8a0-0000-7000-8000-000000000002',
      title: sample.title,
      name: 'Asha Rao',
      note: 'I am abroad until May.',
    },
    write: inEachLanguage((language) => (facts, { address }) => {
      const path = `/production/applicants/${facts.job_id}/review/${facts.application_id}`;
      return { ...says(language)({ ...facts, page: `${address}${path}` }), path };
    }),
  };
}

const due: EmailTemplate<{ job_id: string; title: string; received: number; missing: number }> = {
  name: 'self-tapes-due',
  kind: 'auditions',
  sample: { job_id, title: sample.title, received: 27, missing: 4 },
  write: inEachLanguage((language) => (facts, { address }) => {
    const path = `/production/auditions/${facts.job_id}`;
    return { ...words[language].self_tapes_due({ ...facts, page: `${address}${path}` }), path };
  }),
};

export const tapeHouseEmails = {
  received: answerEmail('self-tape-received', (language) => words[language].self_tape_received),
  declined: answerEmail('self-tape-declined', (language) => words[language].self_tape_declined),
  due,
};
