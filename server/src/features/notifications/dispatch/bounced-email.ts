import { findBouncedRecipient, insertNotification } from '#features/notifications/dispatch/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('notificationEmails');

const pages: Record<AccountRole, string> = { talent: '/user/account', production: '/production/account' };

/**
 * Adds an inbox notification, once per email address, that emails to the account's address are permanently
 * rejected.
 */
export async function recordBouncedEmail({ db, now }: Services, message_id: string) {
  const reader = await findBouncedRecipient(db, message_id);
  if (!reader) return;
  const { id: account_id, email, role, language } = reader;
  await insertNotification(db, {
    account_id,
    kind: 'account',
    source: `email refused ${email}`,
    title: words[language].bounced_title,
    text: words[language].bounced(email),
    path: pages[role],
    created_at: now().toISOString(),
  });
}
