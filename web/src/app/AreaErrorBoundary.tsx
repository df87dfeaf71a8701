import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { closeActing } from '#features/representation/acting/acting-session.ts';
import { loginOf, paths } from '#paths.ts';
import { leaveActing } from '#session/acting.ts';
import { roleOfPath } from '#session/area-of.ts';
import { withReturnPath } from '#session/return-path.ts';
import { clearSession, readSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/app/area-frame.ts';
import { acting_back, acting_own_page } from '#words/representation/mandates.ts';
import * as common from '#words/ui/common.ts';

/** Shows why a page of a signed-in area could not load. An ended session leads to the login and back. */
export function AreaErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ApiError && error.status === 401) {
    const login = loginOf[readSession()?.role ?? roleOfPath(pathname)];
    const reason = error.code === 'removed_from_team' ? error.message : undefined;
    return <SessionEnded login={withReturnPath(login, pathname + search)} reason={reason} />;
  }
  const session = readSession();
  const before = session?.role === 'talent' ? session.acting?.before : undefined;
  if (before && error instanceof ApiError && error.code === 'only_talent_may') {
    // A child's guardian has a page of their own.
    const page = pathname === paths.guardian ? undefined : pathname + search;
    return (
      <div className="mx-auto flex max-w-xl flex-col items-start gap-6 px-4 py-10">
        <Notice>{acting_own_page(before.user.name)}</Notice>
        <Button onClick={() => closeActing(page)}>{acting_back(before.user.name)}</Button>
      </div>
    );
  }
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-6 px-4 py-10">
      <Notice tone="failure">{missing ? words.page_missing : reasonOf(error)}</Notice>
      <Button variant="secondary" disabled={state === 'loading'} onClick={revalidate}>
        {common.try_again}
      </Button>
    </div>
  );
}

/** Clears the session in the browser, because the server has ended it, and opens the login. */
function SessionEnded({ login, reason }: { login: string; reason: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    // Only the session in which this browser acted for somebody else has ended.
    if (leaveActing()) return window.location.assign(paths.representation);
    clearSession();
    if (reason) showToast('failure', reason);
    void navigate(login, { replace: true });
  }, [login, reason, navigate]);
  return <Loading />;
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.message) || words.page_failed;
}
