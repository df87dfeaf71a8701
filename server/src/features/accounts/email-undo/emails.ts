import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountEmails');

interface Change {
  token: string;
  changed_at: string;
}

const PATH = '/undo-email-change';

/**
 * Tells the old email that the account has another one now, with a link that restores it. The token follows
 * the # of the URL, because browsers do not send that part to servers.
 */
export const undoLinkEmail: SecretEmailTemplate<Change> = {
  name: 'email-change-undo',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { token: 'a-sample-of-a-token', changed_at: '2026-12-01T05:00:00Z' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].email_change_undo({
      changed_at: formatInstant(facts.changed_at, language),
      product: name,
      page: `${address}${PATH}#token=${facts.token}`,
    }),
    path: PATH,
  })),
};
