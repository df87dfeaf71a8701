import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('selfTapeEmails');

interface Tape {
  application_id: string;
  title: string;
  company_name: string | null;
  instructions: string;
  deadline: string;
  has_sides: boolean;
}

const sample: Tape = {
  application_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  instructions: 'Read scene 2 facing the camera, once calm and once angry. Say your name first.',
  deadline: '2026-12-01T12:30:00Z',
  has_sides: true,
};

export const tapeEmails = {
  asked: tapeEmail('self_tape_asked'),
  changed: tapeEmail('self_tape_changed'),
  reminder: tapeEmail('self_tape_reminder'),
};

function tapeEmail(
  text: 'self_tape_asked' | 'self_tape_changed' | 'self_tape_reminder',
): EmailTemplate<Tape> {
  return {
    name: text.replaceAll('_', '-'),
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
      const said = words[language];
      const { subject, paragraphs } = said[text];
      const { application_id, title, company_name, instructions, deadline, has_sides: hasSides } = tape;
      const path = `/user/self-tape/${application_id}`;
      const page = `${address}${path}`;
      const when = formatAppointment(deadline, language);
      const house = company_name ?? said.tape_house;
      return {
        subject: `${subject}: ${title}`,
        paragraphs: paragraphs({ house, title, when, instructions, hasSides, page }),
        path,
        note: said.tape_note(page),
        short: said.tape_short(subject, when),
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

function answerEmail(text: 'self_tape_received' | 'self_tape_declined'): EmailTemplate<TapeAnswered> {
  return {
    name: text.replaceAll('_', '-'),
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
      return { ...words[language][text]({ ...facts, page: `${address}${path}` }), path };
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
  received: answerEmail('self_tape_received'),
  declined: answerEmail('self_tape_declined'),
  due,
};
