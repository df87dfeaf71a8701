import type { DecisionKind } from '@kirdaar/contract/rules/review';
import {
  CALLS,
  type StatusChange,
  statusChangeEmail,
  statusChangeSample,
} from '#features/applications/status-history/emails.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

/** What a house sends a talent about an application. Each says only what is true when it is sent. */
export const decisionEmails = {
  shortlisted: statusChangeEmail({
    name: 'shortlisted',
    says: inEachLanguage((language) => words[language].shortlisted),
  }),
  someoneElse: statusChangeEmail({
    name: 'not-selected',
    says: inEachLanguage((language) => words[language].someone_else),
    nextPath: CALLS,
  }),
  notContinued: statusChangeEmail({
    name: 'not-continued',
    says: inEachLanguage((language) => words[language].not_continued),
    nextPath: CALLS,
  }),
  closedUnopened: statusChangeEmail({
    name: 'closed-unopened',
    says: inEachLanguage((language) => words[language].closed_unopened),
    nextPath: CALLS,
  }),
  reopened: statusChangeEmail({
    name: 'reopened',
    says: inEachLanguage((language) => words[language].reopened),
  }),
  reopenedOnShortlist: statusChangeEmail({
    name: 'reopened-shortlisted',
    says: inEachLanguage((language) => words[language].reopened_shortlisted),
  }),
  reopenedAfterCancel: statusChangeEmail({
    name: 'reopened-after-cancel',
    says: inEachLanguage((language) => words[language].reopened_after_cancel),
  }),
};

interface Message extends StatusChange {
  /** The text written by the house. */
  message: string;
}

/** A rejection in the house's own text. */
export const rejectionMessageEmail: EmailTemplate<Message> = {
  name: 'rejection-message',
  kind: 'applications',
  sample: {
    ...statusChangeSample,
    message: 'Thank you for applying. We will not continue this time and would like to see you again.',
  },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].rejection_message({ ...facts, page: `${address}${CALLS}` }),
    path: '/user/my-application',
  })),
};

/** What decides which words are true. */
export interface DecisionFacts {
  kind: DecisionKind;
  on_shortlist: boolean;
  /** If nobody has, the casting call was closed. */
  was_opened: boolean;
  someone_selected: boolean;
  /** Whether the talent had the role and the house cancelled it. */
  was_cancelled: boolean;
}

/** Returns the email that says what is true about a decision. */
export function decisionEmail(facts: DecisionFacts): EmailTemplate<StatusChange> {
  if (facts.kind === 'shortlisted') return decisionEmails.shortlisted;
  if (facts.kind === 'reopened' && facts.was_cancelled) return decisionEmails.reopenedAfterCancel;
  if (facts.kind === 'reopened')
    return facts.on_shortlist ? decisionEmails.reopenedOnShortlist : decisionEmails.reopened;
  if (!facts.was_opened) return decisionEmails.closedUnopened;
  return facts.someone_selected ? decisionEmails.someoneElse : decisionEmails.notContinued;
}
