import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/accounts/account-settings.ts';

export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    showToast('failure', words.copy_failed);
  }
}
