import type { Language } from '@kirdaar/contract/rules/languages';
import type { DecisionKind } from '@kirdaar/contract/rules/review';
import {
  CALLS,
  type StatusChange,
  statusChangeEmail,
  statusChangeSample,
} from '#features/applications/status-history/emails.ts';
import { type EmailTemplate, siteOf, writeText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { Config } from '#platform/config/config.ts';

const words = serverWords('applicationEmails');

/** What a house sends a talent about an application. Each says only what is true when it is sent. */
export const decisionEmails = {
  shortlisted: statusChangeEmail('shortlisted', (words) => words.shortlisted),
  someoneElse: statusChangeEmail('not-selected', (words) => words.someone_else, { nextPath: CALLS }),
  notContinued: statusChangeEmail('not-continued', (words) => words.not_continued, { nextPath: CALLS }),
  notOpened: statusChangeEmail('not-opened', (words) => words.not_opened, { nextPath: CALLS }),
  reopened: statusChangeEmail('reopened', (words) => words.reopened),
  reopenedOnShortlist: statusChangeEmail('reopened-shortlisted', (words) => words.reopened_shortlisted),
  reopenedAfterCancel: statusChangeEmail('reopened-after-cancel', (words) => words.reopened_after_cancel),
};

export const rejectionMessageEmail: EmailTemplate<StatusChange & { message: string }> = {
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

interface DecisionFacts {
  kind: DecisionKind;
  on_shortlist: boolean;
  opened: boolean;
  someone_selected: boolean;
  /** Whether the talent had the role and the house cancelled it. */
  was_cancelled: boolean;
}

export function decisionEmail(facts: DecisionFacts): EmailTemplate<StatusChange> {
  if (facts.kind === 'shortlisted') return decisionEmails.shortlisted;
  if (facts.kind === 'reopened' && facts.was_cancelled) return decisionEmails.reopenedAfterCancel;
  if (facts.kind === 'reopened')
    return facts.on_shortlist ? decisionEmails.reopenedOnShortlist : decisionEmails.reopened;
  if (!facts.opened) return decisionEmails.notOpened;
  return facts.someone_selected ? decisionEmails.someoneElse : decisionEmails.notContinued;
}

/** Returns what a talent reads in the email with the house's message or, without one, in the one of ours. */
export function previewDecision(
  config: Config,
  { title, company_name, language }: StatusChange & { language: Language },
  message: string | null,
  ours: EmailTemplate<StatusChange>,
) {
  const facts = { title, company_name };
  const { subject, paragraphs } =
    message === null
      ? writeText(ours, facts, language, siteOf(config))
      : writeText(rejectionMessageEmail, { ...facts, message }, language, siteOf(config));
  // These emails emphasise nothing.
  return { language, subject, paragraphs: paragraphs.filter((part) => typeof part === 'string') };
}
