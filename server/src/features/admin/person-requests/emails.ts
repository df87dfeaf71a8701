import type { PersonRequestKind } from '@kirdaar/contract/rules/person-requests';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

interface Rejected {
  kind: PersonRequestKind;
  reason: string;
}

const path = '/grievance';

/** Tells a person who asked by email or post why staff did not do it. */
export const requestRejectedEmail: EmailTemplate<Rejected> = {
  name: 'request-rejected',
  kind: 'account',
  sample: { kind: 'deletion', reason: 'We could not confirm that the request came from you.' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].request_rejected({ ...facts, product: name, page: `${address}${path}` }),
    path,
  })),
};
