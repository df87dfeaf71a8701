import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '#api/call.ts';
import { forgetUploads } from '#features/media/interrupted-uploads.ts';
import { paths } from '#paths.ts';
import { clearSession, readSession } from '#session/store.ts';
import { forgetDrafts } from '#ui/draft.ts';

/** Ends the session here and on the server, and leads home. */
export function LogOutButton() {
  const navigate = useNavigate();

  async function logOut() {
    const role = readSession()?.role;
    const ended = call(role === 'production' ? 'POST /api/production/logout' : 'POST /api/user/logout');
    // Nobody stays logged in on this device because the server could not be reached.
    await ended.catch(() => undefined);
    await navigate(paths.home);
    clearSession();
    forgetDrafts();
    forgetUploads();
  }

  return (
    <button
      type="button"
      onClick={logOut}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <LogOut aria-hidden className="size-4" />
      Log Out
    </button>
  );
}
