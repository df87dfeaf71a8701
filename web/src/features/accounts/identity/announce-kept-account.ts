import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/accounts/identity.ts';

/** Tells the user after a login that the account is no longer to be deleted. */
export function announceKeptAccount({ deletion_cancelled }: { deletion_cancelled?: true | undefined }) {
  if (deletion_cancelled) showToast('success', words.kept_account);
}
