import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';

interface OtherLoginProps {
  /** The email of the logged-in account. */
  own: string;
  invited: string;
  onLogOut: () => void;
}

/** Says that an invitation is for somebody else than the logged-in user. */
export function OtherLogin({ own, invited, onLogOut }: OtherLoginProps) {
  return (
    <Notice tone="failure">
      <p>{words.invited_other(own, invited)}</p>
      <Button className="mt-3" onClick={onLogOut}>
        {words.switch_to_invitation}
      </Button>
    </Notice>
  );
}
