import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi, type StaffCall } from '#features/admin/call-staff-api.ts';
import { rememberAct } from '#features/admin/decisions/acts.ts';
import { joined, sayTakenBack, type TakenBack, takeBackItems } from '#features/admin/decisions/take-back.ts';
import { type Decided, ReadTogether } from '#features/admin/today/ReadTogether.tsx';
import { ConfirmIdentity } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast-list.ts';
import { legal_texts_failed } from '#words/accounts/identity.ts';
import * as words from '#words/admin/staff-area.ts';
import { selection_clear, selection_count } from '#words/applications/board.ts';

/** An item that was not decided, and why. */
export interface Skipped {
  item: WaitingItem;
  reason: string;
}

interface DecideTogetherProps {
  items: readonly WaitingItem[];
  onClear: () => void;
  /** Called before the list is loaded again. */
  onDecided: (skipped: readonly Skipped[]) => void;
}

/** Decides the selected items one after the other, each as it was read. What has changed since is left out. */
export function DecideTogether({ items, onClear, onDecided }: DecideTogetherProps) {
  const { revalidate } = useRevalidator();
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<string>();
  const [stop, setStop] = useState<() => void>();
  const [confirmation, setConfirmation] = useState<(isConfirmed: boolean) => void>();

  /** Returns whether it was sent; the server may first want to know who is there. */
  async function send({ name, ...input }: StaffCall): Promise<boolean> {
    try {
      await callStaffApi(name, input);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'staff_confirmation_required')) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => setConfirmation(() => resolve));
      setConfirmation(undefined);
      return isConfirmed && send({ name, ...input } as StaffCall);
    }
  }

  /** Sends one decision after the other until it is stopped, and notes what became of each. */
  async function sendAll(
    decided: readonly Decided[],
    done: string[],
    skipped: Skipped[],
    stopped: unknown[],
  ) {
    for (const [place, { item, call }] of decided.entries()) {
      if (stopped.length > 0) return;
      setProgress(words.together_progress(place, decided.length));
      try {
        if (!(await send(call))) return;
        done.push(item.id);
      } catch (error) {
        skipped.push({ item, reason: serverMessage(error, legal_texts_failed) });
      }
    }
  }

  async function decideAll(decided: readonly Decided[]) {
    setIsReading(false);
    const skipped: Skipped[] = [];
    const done: string[] = [];
    const takenBack: Promise<TakenBack>[] = [];
    setStop(() => () => {
      setStop(undefined);
      takenBack.push(takeBackItems([...done]));
    });
    await sendAll(decided, done, skipped, takenBack);
    setStop(undefined);
    rememberAct(done);
    // The last one was still being sent when the others were asked for.
    if (takenBack.length > 0) sayTakenBack(done.length, await joined([...takenBack, takeBackItems(done)]));
    else if (done.length > 0) showToast('success', words.together_done(done.length));
    onDecided(skipped);
    await revalidate();
    setProgress(undefined);
    onClear();
  }

  return (
    <>
      <p className="flex items-center gap-1 font-semibold tabular-nums">
        {selection_count(items.length)}
        <IconButton label={selection_clear} Icon={X} disabled={progress !== undefined} onClick={onClear} />
      </p>
      <Button
        data-decide
        aria-disabled={progress !== undefined}
        onClick={() => progress === undefined && setIsReading(true)}
      >
        {progress ?? words.together_open}
      </Button>
      {stop && (
        <Button variant="secondary" onClick={stop}>
          {words.together_stop}
        </Button>
      )}
      <span role="status" className="sr-only">
        {progress}
      </span>
      {isReading && <ReadTogether items={items} onDecide={decideAll} onClose={() => setIsReading(false)} />}
      {confirmation && (
        <ConfirmIdentity onConfirmed={() => confirmation(true)} onClose={() => confirmation(false)} />
      )}
    </>
  );
}
