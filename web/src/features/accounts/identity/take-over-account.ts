import type { Language } from '@kirdaar/contract/rules/languages';
import { keepLanguage } from '#session/language-cookie.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/accounts/identity.ts';

interface Opened {
  language: Language;
  deletion_cancelled?: true | undefined;
}

/** Takes over the language of an account after a login, and says if the account is no longer to be deleted. */
export function takeOverAccount({ language, deletion_cancelled }: Opened) {
  keepLanguage(language);
  if (deletion_cancelled) showToast('success', words.kept_account);
}
