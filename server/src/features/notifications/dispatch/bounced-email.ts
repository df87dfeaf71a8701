import type { Language } from '@kirdaar/contract/rules/languages';
import { findBouncedRecipient, insertNotification } from '#features/notifications/dispatch/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

const texts: Record<Language, { title: string; text: (email: string) => string }> = {
  en: {
    title: 'We cannot reach you by email',
    text: (email) =>
      `The mail server of ${email} says that this email address does not exist. Check it in your account and correct it.`,
  },
  hi: {
    title: 'हमारे ईमेल आप तक नहीं पहुँच रहे हैं',
    text: (email) =>
      `${email} के मेल सर्वर के अनुसार यह पता मौजूद नहीं है। कृपया अपने खाते में इसे जाँचें और गलत हो तो बदल दें।`,
  },
};
const pages: Record<AccountRole, string> = { talent: '/user/account', production: '/production/account' };

/**
 * Adds an inbox notification, once per email address, that emails to the account's address are permanently
 * rejected.
 */
export async function recordBouncedEmail({ db, now }: Services, message_id: string) {
  const reader = await findBouncedRecipient(db, message_id);
  if (!reader) return;
  const { id: account_id, email, role, language } = reader;
  const { title, text } = texts[language];
  await insertNotification(db, {
    account_id,
    kind: 'account',
    source: `email refused ${email}`,
    title,
    text: text(email),
    path: pages[role],
    created_at: now().toISOString(),
  });
}
