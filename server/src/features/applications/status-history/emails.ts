import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

export interface StatusChange {
  title: string;
  company_name: string | null;
}

type Words = (typeof words)['en'];

interface Options {
  kind?: NotificationKind;
  atOnce?: true;
  /** Where the reader continues, if not on the page of the applications. */
  nextPath?: string;
}

const PAGE = '/user/my-application';
export const CALLS = '/user/new-casting-calls';

export const statusChangeSample: StatusChange = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
};

export function statusChangeEmail(
  name: string,
  said: (words: Words) => Words['applied'],
  { kind = 'applications', nextPath = PAGE, ...options }: Options = {},
): EmailTemplate<StatusChange> {
  return {
    name,
    kind,
    ...options,
    sample: statusChangeSample,
    write: inEachLanguage((language) => ({ title, company_name }, { address }) => {
      const { subject, text: say, next, of_child } = said(words[language]);
      const text = say(company_name ?? words[language].nameless, title);
      return {
        subject: `${subject}: ${title}`,
        paragraphs: [text, `${next}: ${address}${nextPath}`],
        note: words[language].status_note,
        short: text,
        path: PAGE,
        ofChild: (child) => `${of_child(child)}: ${title}`,
      };
    }),
  };
}

/** The notifications to a talent about status changes. An audition is announced by its invitation instead,
 * and a decision when the house sends it. */
export const statusChangeEmails = {
  applied: statusChangeEmail('applied', (words) => words.applied, { atOnce: true }),
  viewed: statusChangeEmail('viewed', (words) => words.viewed, { kind: 'views' }),
  selected: statusChangeEmail('selected', (words) => words.selected, { atOnce: true }),
};

export const sentAgainEmail = statusChangeEmail('applied-again', (words) => words.applied_again, {
  atOnce: true,
});

export const consideredEmail = statusChangeEmail('considered', (words) => words.considered);

export type NotifiedStatus = keyof typeof statusChangeEmails;
