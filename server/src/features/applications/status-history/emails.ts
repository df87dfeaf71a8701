import type { Language } from '@kirdaar/contract/rules/languages';
import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

export interface StatusChange {
  title: string;
  company_name: string | null;
}

interface StatusChangeWords {
  subject: string;
  text: (house: string, title: string) => string;
  next: string;
}

interface Writing {
  name: string;
  kind?: NotificationKind;
  atOnce?: true;
  says: Record<Language, StatusChangeWords>;
  /** Where the reader continues, if not on the page of the applications. */
  nextPath?: string;
}

const PAGE = '/user/my-application';
export const CALLS = '/user/new-casting-calls';

export const statusChangeSample: StatusChange = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
};

/** Builds the notification of a change of an application to the talent. */
export function statusChangeEmail({
  name,
  kind = 'applications',
  atOnce,
  says,
  nextPath = PAGE,
}: Writing): EmailTemplate<StatusChange> {
  return {
    name,
    kind,
    ...(atOnce && { atOnce }),
    sample: statusChangeSample,
    write: inEachLanguage(
      (language) =>
        (change, { address }) =>
          written(change, says[language], language, `${address}${nextPath}`),
    ),
  };
}

function written(
  { title, company_name }: StatusChange,
  { subject, text: says, next }: StatusChangeWords,
  language: Language,
  nextPage: string,
) {
  const text = says(company_name ?? words[language].nameless, title);
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [text, `${next}: ${nextPage}`],
    note: words[language].status_note,
    short: text,
    path: PAGE,
  };
}

/** The notifications to a talent about status changes. An audition is announced by its invitation instead,
 * and a decision when the house sends it. */
export const statusChangeEmails = {
  applied: statusChangeEmail({
    name: 'applied',
    atOnce: true,
    says: inEachLanguage((language) => words[language].applied),
  }),
  viewed: statusChangeEmail({
    name: 'viewed',
    kind: 'views',
    says: inEachLanguage((language) => words[language].viewed),
  }),
  selected: statusChangeEmail({
    name: 'selected',
    atOnce: true,
    says: inEachLanguage((language) => words[language].selected),
  }),
};

/** The confirmation to a talent who sent a withdrawn application again. */
export const sentAgainEmail = statusChangeEmail({
  name: 'applied-again',
  atOnce: true,
  says: inEachLanguage((language) => words[language].applied_again),
});

export type NotifiedStatus = keyof typeof statusChangeEmails;
