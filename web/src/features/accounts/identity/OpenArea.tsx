import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type OpenedSession, storeOpened } from '#features/accounts/identity/login-writes.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';

/** After a login that was submitted before the page's scripts ran: stores the session and opens the area. */
export function OpenArea({ opened }: { opened: OpenedSession }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = useEffectEvent(() => navigate(storeOpened(opened, search), { replace: true }));
  useEffect(() => void open(), []);
  return (
    <>
      <Notice tone="success">
        <p className="font-semibold">{words.login_done}</p>
        <p>{words.login_opening}</p>
      </Notice>
      <noscript>
        <p>{words.login_needs_scripts}</p>
      </noscript>
    </>
  );
}
