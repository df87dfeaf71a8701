import { showToast } from '#ui/toast-list.ts';

/** Copies a text and shows whether it worked. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    showToast('failure', 'We couldn’t copy it. Write it down instead.');
  }
}
