import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { forgetWaiting } from '#features/applications/outbox/waiting-store.ts';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { paths } from '#paths.ts';
import { clearSession, readSession } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';
import * as words from '#words/app/area-frame.ts';

/**
 * Ends the session here and on the server, and opens the home page. It is not a write of a page: no data is
 * loaded again, and it works on this device even when the server cannot be reached.
 */
export function LogOutButton() {
  const navigate = useNavigate();

  async function logOut() {
    const role = readSession()?.role;
    const ended = callApi(role === 'production' ? 'POST /api/production/logout' : 'POST /api/user/logout');
    await ended.catch(() => undefined);
    await navigate(paths.home);
    clearSession();
    deleteDrafts();
    discardUploads();
    forgetWaiting();
  }

  return (
    <button
      type="button"
      onClick={logOut}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <LogOut aria-hidden className="size-4" />
      {words.log_out}
    </button>
  );
}
