import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const words = serverWords('privacyEmails');

interface Ready {
  role: AccountRole;
  ends_at: string;
}

const pages: Record<AccountRole, string> = { talent: '/user/account', production: '/production/account' };

/** Notifies that a data export is ready; the file itself is never sent. */
export const exportReadyEmail: EmailTemplate<Ready> = {
  name: 'export-ready',
  kind: 'account',
  atOnce: true,
  sample: { role: 'talent', ends_at: '2026-12-08T05:00:00Z' },
  write: leadingTo(
    ({ role }) => pages[role],
    (language) => (facts) => {
      return words[language].export_ready({ ...facts, until: formatInstant(facts.ends_at, language) });
    },
  ),
};
