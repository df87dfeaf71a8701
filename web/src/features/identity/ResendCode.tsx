import { RESEND_SECONDS } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useCountdown } from '#features/identity/use-countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface ResendCodeProps {
  /** Whether a code has just been sent, so that the next has to wait. */
  justSent: boolean;
  /** Sends a new code; undefined when it could not be asked for. */
  resend: () => Promise<{ message: string }> | undefined;
}

/** Sends another code, once a minute. */
export function ResendCode({ justSent, resend }: ResendCodeProps) {
  const [left, startCountdown] = useCountdown(justSent ? RESEND_SECONDS : 0);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; text: string }>();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const answer = await resend();
      if (!answer) return;
      startCountdown(RESEND_SECONDS);
      setOutcome({ tone: 'success', text: answer.message });
    } catch (error) {
      setOutcome({ tone: 'failure', text: serverMessage(error, 'Failed to resend OTP') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {left > 0 ? (
        <p className="flex min-h-11 items-center text-muted">
          A new code can be sent in {left} {left === 1 ? 'second' : 'seconds'}.
        </p>
      ) : (
        <Button look="secondary" className="self-start" disabled={busy} onClick={send}>
          Resend Code
        </Button>
      )}
    </div>
  );
}
