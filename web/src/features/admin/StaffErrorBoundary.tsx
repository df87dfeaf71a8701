import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { linkLook } from '#features/admin/looks.ts';
import { clearStaffToken } from '#features/admin/staff-token.ts';
import { withReturnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';

/** Shows why a page of the staff area could not load. An ended session leads to the login and back. */
export function StaffErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ApiError && error.status === 401) return <SessionEnded />;
  const reason = (error instanceof ApiError && error.message) || words.page_silent;
  return (
    <Page title={words.page_failed}>
      <Notice tone="failure">{reason}</Notice>
      <div className="flex flex-wrap items-center gap-5">
        <Button variant="secondary" disabled={state === 'loading'} onClick={revalidate}>
          {common.try_again}
        </Button>
        <Link to={adminPaths.start} className={linkLook}>
          {words.page_today}
        </Link>
      </div>
    </Page>
  );
}

function SessionEnded() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    clearStaffToken();
    void navigate(withReturnPath(adminPaths.login, pathname + search), { replace: true });
  }, [navigate, pathname, search]);
  return <Loading />;
}
