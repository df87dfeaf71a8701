import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { clearStaffToken } from '#features/admin/staff-token.ts';
import { withReturnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Shows why a page of the staff area could not load. An ended session leads to the login and back. */
export function StaffErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ApiError && error.status === 401) return <SessionEnded />;
  const reason = (error instanceof ApiError && error.message) || 'We couldn’t load this page.';
  return (
    <div className="flex max-w-xl flex-col items-start gap-6 px-4 py-10">
      <Notice tone="failure">{reason}</Notice>
      <Button variant="secondary" disabled={state === 'loading'} onClick={revalidate}>
        Try again
      </Button>
    </div>
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
