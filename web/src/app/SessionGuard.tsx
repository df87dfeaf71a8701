import type { ReactNode } from 'react';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import type { SessionState } from '#session/use-last-session.ts';
import { deleteDrafts } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/app/area-frame.ts';

interface SessionGuardProps {
  accountRole: Role;
  sessionState: SessionState;
  children: ReactNode;
}

/**
 * Covers a page whose session ended elsewhere. The page stays mounted, so it reappears unchanged when the
 * same user logs in again in another tab.
 */
export function SessionGuard({ accountRole, sessionState, children }: SessionGuardProps) {
  return (
    <>
      {sessionState === 'ended' && (
        <Page title={words.logged_out_title}>
          <LogInAgain accountRole={accountRole} hint={words.logged_out_hint} />
        </Page>
      )}
      {sessionState === 'replaced' && (
        <Page title={words.replaced_title}>
          <Notice tone="failure">
            <p className="font-semibold">{words.replaced_text}</p>
            {/* A full page load, so that no data of the previous account remains. */}
            <a
              href={paths.home}
              onClick={deleteDrafts}
              className="mt-1 inline-block font-semibold underline underline-offset-4"
            >
              {words.replaced_continue}
            </a>
          </Notice>
        </Page>
      )}
      <div hidden={sessionState !== 'same'}>{children}</div>
    </>
  );
}
