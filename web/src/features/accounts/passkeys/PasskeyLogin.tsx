import { KeyRound } from 'lucide-react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { passkeyLoginWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

/** Logs in with a passkey instead of the password and the code of an app. */
export function PasskeyLogin({ accountRole }: { accountRole: Role }) {
  const login = useWrite(passkeyLoginWrites, 'logInWithPasskey');
  return (
    <div className="flex flex-col gap-3">
      {login.error && <Notice tone="failure">{serverMessage(login.error, words.login_failed)}</Notice>}
      {login.reply && <Notice>{login.reply.message}</Notice>}
      <Button variant="secondary" disabled={login.busy} onClick={() => login.submit(accountRole)}>
        <KeyRound aria-hidden className="size-5" /> {login.busy ? common.logging_in : words.login}
      </Button>
    </div>
  );
}
