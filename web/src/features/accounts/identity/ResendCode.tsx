import { RESEND_SECONDS } from '@kirdaar/contract/rules/limits';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import type { PendingWrite } from '#api/use-write.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/accounts/identity.ts';

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

/** Counts down whole seconds to 0. A reload of the page continues the countdown of its history entry. */
function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const { key } = useLocation();
  const kept = `countdown:${key}`;
  const [end, setEnd] = useState(() => readEnd(kept) ?? (seconds > 0 ? Date.now() + seconds * 1000 : 0));
  const [left, setLeft] = useState(() => secondsUntil(end));

  useEffect(() => {
    if (end === 0) return;
    keepEnd(kept, end);
    // Measured by the clock, because a background tab ticks less often.
    const timer = setInterval(() => {
      const rest = secondsUntil(end);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 500);
    return () => {
      clearInterval(timer);
      // A reload removes nothing, because it ends the page before this runs.
      keepEnd(kept, undefined);
    };
  }, [kept, end]);

  function start(seconds: number) {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }

  return [left, start];
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function readEnd(name: string): number | undefined {
  try {
    return Number(sessionStorage.getItem(name)) || undefined;
  } catch {
    return undefined;
  }
}

function keepEnd(name: string, end: number | undefined) {
  try {
    if (end === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, String(end));
  } catch {
    // Without storage, a reload shows the button and the server says how long to wait.
  }
}
