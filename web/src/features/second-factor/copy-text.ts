import { showToast } from '#ui/toast-list.ts';

/** Copies a text and says whether it worked. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    showToast('failure', 'Copying did not work. Please write it down.');
  }
}
