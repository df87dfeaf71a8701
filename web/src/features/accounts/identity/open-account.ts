import type { Language } from '@kirdaar/contract/rules/languages';
import { startOf } from '#paths.ts';
import { keepLanguage } from '#session/language-cookie.ts';
import { type StoredHouse, type StoredTalent, storeHouse, storeTalent } from '#session/store.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/accounts/identity.ts';

/** A new session of either role, as the server returns it. */
export type OpenedSession = ({ user: StoredTalent } | { production_house: StoredHouse }) & {
  token: string;
  language: Language;
  deletion_cancelled?: true | undefined;
};

/** Stores a new session. Returns the page to open next: the given one, or the start page of the role. */
export function openAccount(opened: OpenedSession, page: string | undefined): string {
  const { token, language, deletion_cancelled } = opened;
  if ('user' in opened) storeTalent(token, opened.user);
  else storeHouse(token, opened.production_house);
  keepLanguage(language);
  if (deletion_cancelled) showToast('success', words.kept_account);
  return page ?? startOf['user' in opened ? 'talent' : 'production'];
}
