import { showToast } from '#ui/toast-list.ts';

/** Tells the user after a login that the account is no longer to be deleted. */
export function announceKeptAccount({ deletion_cancelled }: { deletion_cancelled?: true | undefined }) {
  if (deletion_cancelled) showToast('success', 'Your account will not be deleted. Everything is as it was.');
}
