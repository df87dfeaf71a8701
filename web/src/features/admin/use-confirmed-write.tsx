import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import type { Writes } from '#api/page-action.ts';
import { serverMessage } from '#api/server-message.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { ConfirmIdentity } from '#features/admin/ConfirmIdentity.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/admin/staff-area.ts';

type Input<W extends Writes, N extends keyof W> = Parameters<W[N]>[0];
type Reply<W extends Writes, N extends keyof W> = Awaited<ReturnType<W[N]>>;

/**
 * A write of the staff area. If the server asks who is there, `dialog` asks for the password and a code and
 * then sends the write again. The result is shown as a toast.
 */
export function useConfirmedWrite<W extends Writes, N extends keyof W & string>(
  writes: W,
  name: N,
  { onDone }: { onDone?: (reply: Reply<W, N>) => unknown } = {},
): PendingWrite<Input<W, N>, Reply<W, N>> & { dialog: ReactNode } {
  const [asks, setAsks] = useState(false);
  const last = useRef<unknown>(undefined);
  const write = useWrite(writes, name, {
    onDone: (reply) => {
      const message = (reply as { message?: string } | undefined)?.message;
      if (message) showToast('success', message);
      onDone?.(reply);
    },
    onFailed: (error: ApiError) => {
      if (error.code === 'staff_confirmation_required') setAsks(true);
      else if (Object.keys(error.fields).length === 0)
        showToast('failure', serverMessage(error, words.write_failed));
    },
  });
  const send = write.submit as (input?: unknown) => void;

  function submit(input?: unknown) {
    last.current = input;
    send(input);
  }

  function confirmed() {
    setAsks(false);
    send(last.current);
  }

  return {
    ...write,
    submit: submit as typeof write.submit,
    dialog: asks && <ConfirmIdentity onConfirmed={confirmed} onClose={() => setAsks(false)} />,
  };
}
