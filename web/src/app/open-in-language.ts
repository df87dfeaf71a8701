import type { Language } from '@kirdaar/contract/rules/languages';
import { callApi } from '#api/call-api.ts';
import { keepTyped } from '#app/typed-before.ts';
import { keepLanguage } from '#session/language-cookie.ts';
import { readSession } from '#session/store.ts';

/** Opens this page in another language and keeps the choice: in this browser, and in the account of who is logged in. */
export async function openIn(language: Language, address: string) {
  keepLanguage(language);
  keepTyped();
  // Without a connection the page itself says so.
  if (readSession()) await callApi('PUT /api/preferences/language', { body: { language } }).catch(() => {});
  window.location.assign(address);
}
