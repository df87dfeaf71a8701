import { RESEND_SECONDS } from '@kirdaar/contract/rules/limits';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { serverMessage } from '#api/server-message.ts';
import type { PendingWrite } from '#api/use-write.ts';
import { useCountdown } from '#features/accounts/identity/use-countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/accounts/identity.ts';

/** The write that sends another code. */
export interface ResendWrite extends Pick<PendingWrite, 'busy' | 'error' | 'name'> {
  submit: () => void;
  reply: { message: string } | undefined;
}

interface ResendCodeProps {
  /** Whether a code was just sent, so that the user must wait for another. */
  justSent: boolean;
  write: ResendWrite;
}

/** Sends another code, at most once a minute. */
export function ResendCode({ justSent, write: { submit, busy, reply, error, name } }: ResendCodeProps) {
  const hydrated = useHydrated();
  const [left, startCountdown] = useCountdown(justSent ? RESEND_SECONDS : 0);
  const restart = useEffectEvent(() => startCountdown(RESEND_SECONDS));
  useEffect(() => {
    if (reply) restart();
  }, [reply]);

  function resend(event: MouseEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <div className="flex flex-col gap-3">
      {reply && <Notice tone="success">{reply.message}</Notice>}
      {error && <Notice tone="failure">{serverMessage(error, words.resend_failed)}</Notice>}
      {hydrated && left > 0 ? (
        <p className="flex min-h-11 items-center text-muted">{words.resend_wait(left)}</p>
      ) : (
        <Button
          type="submit"
          name="write"
          value={name}
          variant="secondary"
          className="self-start"
          disabled={busy}
          onClick={resend}
        >
          {words.resend}
        </Button>
      )}
    </div>
  );
}
