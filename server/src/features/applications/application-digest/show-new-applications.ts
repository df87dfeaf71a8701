import type { Language } from '@kirdaar/contract/rules/languages';
import {
  countNew,
  deleteUnreadNotification,
  lockReader,
} from '#features/applications/application-digest/queries.ts';
import { insertNotification } from '#features/notifications/dispatch/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('applicationEmails');

/**
 * Shows a member in the inbox how many new applications a casting call has: in one notification until they
 * read it, and in another one after that.
 */
export function showNewApplications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, language }: { id: string; language: Language },
  { job_id, title, applied_at }: { job_id: string; title: string; applied_at: string },
) {
  const source = `new applications to ${job_id} since `;
  return db.transaction().execute(async (trx) => {
    await lockReader(trx, account_id);
    const unread = await deleteUnreadNotification(trx, account_id, source);
    const earliest = unread?.source.slice(source.length) ?? applied_at;
    const since = earliest < applied_at ? earliest : applied_at;
    const count = await countNew(trx, job_id, since, now());
    if (count === 0) return;
    await insertNotification(trx, {
      account_id,
      source: `${source}${since}`,
      kind: 'applications',
      title: words[language].inbox_title(count, title),
      text: words[language].inbox_text,
      path: `/production/applicants/${job_id}`,
      created_at: now().toISOString(),
    });
  });
}
