import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { EmailLink, EmailLinkFallback } from '#features/accounts/account-settings/EmailLink.tsx';
import { takeFragment } from '#session/take-fragment.ts';
import * as words from '#words/accounts/account-settings.ts';
import type { Route } from './+types/UndoEmailChangePage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.undo_title, page);

/** The token is in the URL's fragment, so only the browser can read it, and only once. */
export const clientLoader = () => ({ token: takeFragment().get('token') ?? '' });
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export const clientAction = pageAction(accountWrites);

export { EmailLinkFallback as HydrateFallback };

export default function UndoEmailChangePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <EmailLink
      title={words.undo_title}
      lead={words.undo_lead}
      token={token}
      write={useWrite(accountWrites, 'undoEmailChange')}
      submit={words.undo_submit}
      busy={words.undo_busy}
      failed={words.undo_failed}
    />
  );
}
