import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { EmailLink, EmailLinkFallback } from '#features/accounts/account-settings/EmailLink.tsx';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import { takeFragment } from '#session/take-fragment.ts';
import * as words from '#words/privacy/identity-checks.ts';
import type { Route } from './+types/ConfirmEmailPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.confirm_title, page);

/** The token is in the URL's fragment, so only the browser can read it, and only once. */
export const clientLoader = () => ({ token: takeFragment().get('token') ?? '' });
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export const clientAction = pageAction(correctionWrites);

export { EmailLinkFallback as HydrateFallback };

export default function ConfirmEmailPage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col px-5 pt-10">
      <EmailLink
        title={words.confirm_title}
        lead={words.confirm_lead}
        token={token}
        write={useWrite(correctionWrites, 'confirmEmail')}
        submit={words.confirm_submit}
        busy={words.confirming}
        failed={words.confirm_failed}
      />
    </div>
  );
}
