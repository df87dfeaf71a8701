import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type OpenedSession, storeOpened } from '#features/accounts/identity/login-writes.ts';
import { Notice } from '#ui/Notice.tsx';

/** After a login that was submitted before the page's scripts ran: stores the session and opens the area. */
export function OpenArea({ opened }: { opened: OpenedSession }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = useEffectEvent(() => navigate(storeOpened(opened, search), { replace: true }));
  useEffect(() => void open(), []);
  return (
    <>
      <Notice tone="success">
        <p className="font-semibold">Your email and password are right.</p>
        <p>Opening your pages…</p>
      </Notice>
      <noscript>
        <p>
          Your own pages need JavaScript, which is turned off in this browser. Turn it on and log in again.
        </p>
      </noscript>
    </>
  );
}
