import { useLocation, useNavigate } from 'react-router';
import { loginOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { withReturnPath } from '#session/return-path.ts';
import { clearSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';

interface LogInAgainProps {
  accountRole: Role;
  /** A sentence about what happens to the typed values. */
  hint: string;
}

/** Shows that the session has ended while the page was open, with a link to the login and back. */
export function LogInAgain({ accountRole, hint }: LogInAgainProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  async function logIn() {
    // Otherwise the login would redirect a user who still seems to be logged in.
    clearSession();
    await navigate(withReturnPath(loginOf[accountRole], pathname + search));
  }

  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.session_ended}</p>
      <p>{hint}</p>
      <Button className="mt-3" onClick={logIn}>
        {words.log_in_again}
      </Button>
    </Notice>
  );
}
