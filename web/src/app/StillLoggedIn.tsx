import type { ReactNode } from 'react';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import type { Standing } from '#session/use-last-session.ts';
import { forgetDrafts } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';

interface StillLoggedInProps {
  accountRole: Role;
  standing: Standing;
  children: ReactNode;
}

/**
 * Covers a page whose session ended elsewhere. The page stays as it is underneath, for when the same one
 * logs in again in another tab.
 */
export function StillLoggedIn({ accountRole, standing, children }: StillLoggedInProps) {
  return (
    <>
      {standing === 'ended' && (
        <Page title="Logged out">
          <LogInAgain
            accountRole={accountRole}
            kept="You have logged out in another tab, or your session has ended. Forms you have begun are kept in this tab."
          />
        </Page>
      )}
      {standing === 'replaced' && (
        <Page title="Another account">
          <Notice tone="failure">
            <p className="font-semibold">Another account has logged in in this browser.</p>
            {/* A new document, so that nothing of the account of before is left. */}
            <a
              href={paths.home}
              onClick={forgetDrafts}
              className="mt-1 inline-block font-semibold underline underline-offset-4"
            >
              Go on with that account
            </a>
          </Notice>
        </Page>
      )}
      <div hidden={standing !== 'same'}>{children}</div>
    </>
  );
}
