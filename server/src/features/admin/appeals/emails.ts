import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

interface Answered {
  kind: StaffAppeal['kind'];
  /** The casting call; empty for a suspension or ban. */
  title: string;
  answer: string;
}

interface AnswerWords {
  subject: string;
  short: string;
  /** What follows from it. */
  next: Record<Answered['kind'], (title: string) => string>;
}

const sample: Answered = {
  kind: 'suspension',
  title: '',
  answer: 'You showed us that the fee was asked by somebody else.',
};
const path = '/production/appeals';

/** Builds the notification of how staff answered an appeal. */
function answerEmail(name: string, says: Record<Language, AnswerWords>): EmailTemplate<Answered> {
  return {
    name,
    kind: 'account',
    sample,
    write: inEachLanguage((language) => ({ kind, title, answer }, { address }) => {
      const { subject, short, next } = says[language];
      const introduction = `${short} ${words[language].team_says}`;
      return {
        subject,
        paragraphs: [introduction, answer, next[kind](title), `${address}${path}`],
        note: words[language].appeals_note,
        short: `${introduction} ${answer}`,
        path,
      };
    }),
  };
}

export const appealAcceptedEmail = answerEmail(
  'appeal-accepted',
  inEachLanguage((language) => words[language].appeal_accepted),
);

export const appealRejectedEmail = answerEmail(
  'appeal-rejected',
  inEachLanguage((language) => words[language].appeal_rejected),
);
