import { showToast } from '#ui/toast-list.ts';

/** Copies a text, and says `done`, or `failed` where the browser does not allow it. */
export async function copyText(text: string, done: string, failed: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    showToast('failure', failed);
  }
}
