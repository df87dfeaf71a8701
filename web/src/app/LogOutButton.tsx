import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { logOut } from '#app/log-out.ts';
import { paths } from '#paths.ts';
import * as words from '#words/app/area-frame.ts';

/** Not a write of a page: no data is loaded again. */
export function LogOutButton() {
  const navigate = useNavigate();

  return (
    <button
      type="button"
      onClick={() => logOut(() => navigate(paths.home))}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <LogOut aria-hidden className="size-4" />
      {words.log_out}
    </button>
  );
}
