import { useLocation, useNavigate } from 'react-router';
import { loginOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { leadingBack } from '#session/return-path.ts';
import { clearSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface LogInAgainProps {
  accountRole: Role;
  /** What becomes of what was typed. */
  kept: string;
}

/** What shows when the session has ended under one's hands: the way to the login and back to this page. */
export function LogInAgain({ accountRole, kept }: LogInAgainProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  async function logIn() {
    // The login sends on whoever seems to be logged in.
    clearSession();
    await navigate(leadingBack(loginOf[accountRole], pathname + search));
  }

  return (
    <Notice tone="failure">
      <p className="font-semibold">You are no longer logged in.</p>
      <p>{kept}</p>
      <Button className="mt-3" onClick={logIn}>
        Log in again
      </Button>
    </Notice>
  );
}
