import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import type { Posted } from '#api/form-action.ts';
import type { WriteResult, Writes } from '#api/page-action.ts';
import { usePosted } from '#api/use-posted.ts';

type Input<W extends Writes, N extends keyof W> = Parameters<W[N]>[0];
type Reply<W extends Writes, N extends keyof W> = Awaited<ReturnType<W[N]>>;

interface Options<R> {
  /** The page whose `clientAction` has the write; the page that shows the component unless given. */
  action?: string;
  /**
   * Called once per successful write, after the page has loaded its data again. Not called if the new data or
   * a redirect removes the component: what must happen then belongs into the write.
   */
  onDone?: (reply: R) => unknown;
  /** Called once per failed write. */
  onFailed?: (error: ApiError) => unknown;
}

/** A write as a component uses it. */
export interface PendingWrite<I = undefined, R = unknown> {
  submit: [I] extends [undefined] ? () => void : (input: I) => void;
  /** From the submission until the page has loaded its data again. */
  busy: boolean;
  /** What was submitted, while the write is busy: shown as if it had succeeded. Not kept of files. */
  pending: I | undefined;
  /** The reply to the last submission, until the next one. */
  reply: R | undefined;
  /** The error of the last submission, until the next one. */
  error: ApiError | undefined;
  /** The name that a form's button submits without scripts, as the value of its field `write`. */
  name?: string;
  /** What was typed into a form that was submitted without scripts, except passwords. */
  typed?: Posted['typed'] | undefined;
}

/** A write as a form uses it, which submits what the user has entered. */
export type FormWrite<I> = Pick<PendingWrite<I>, 'submit' | 'busy' | 'reply' | 'error' | 'name' | 'typed'>;

/**
 * Submits one write of a page and follows it. `writes` are the same that the page hands to `pageAction`.
 * A write that the component repeats for several rows needs one `useWrite` per row.
 */
export function useWrite<W extends Writes, N extends keyof W & string>(
  _writes: W,
  name: N,
  { action, onDone, onFailed }: Options<Reply<W, N>> = {},
): PendingWrite<Input<W, N>, Reply<W, N>> {
  const { data: sent, state, json, submit } = useFetcher<WriteResult<Reply<W, N>>>();
  const posted = usePosted();
  const [before] = useState(() => (posted?.write === name ? resultOf<Reply<W, N>>(posted) : undefined));
  const data = sent ?? before;
  const handled = useRef(data);
  const running = useRef(false);
  const focused = useRef<Element>(null);
  const busy = state !== 'idle';
  const settle = useEffectEvent((result: WriteResult<Reply<W, N>>) => {
    if (result.error) onFailed?.(result.error);
    else onDone?.(result.reply);
  });

  useEffect(() => {
    if (busy || !data || handled.current === data) return;
    handled.current = data;
    running.current = false;
    // A button that `busy` disabled has lost the focus, and a key would begin at the top of the page.
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus();
    settle(data);
  }, [data, busy]);

  async function send(input?: unknown) {
    // The second click of a double click may come before `busy` has disabled the button.
    if (running.current) return;
    running.current = true;
    focused.current = document.activeElement;
    await (input instanceof FormData ? sendForm(input) : sendJson(input));
    running.current = false;
  }

  function sendForm(input: FormData) {
    const form = new FormData();
    form.set('write', name);
    for (const [field, value] of input) form.append(field, value);
    return submit(form, { method: 'post', encType: 'multipart/form-data', action, flushSync: true });
  }

  function sendJson(input: unknown) {
    // What the API takes is JSON already.
    const json = { name, input } as { name: string; input: string };
    return submit(json, { method: 'post', encType: 'application/json', action, flushSync: true });
  }

  return {
    submit: ((input) => void send(input)) as PendingWrite<Input<W, N>>['submit'],
    busy,
    // The router hands back the very object that `send` made.
    pending: (json as { input: Input<W, N> } | undefined)?.input,
    reply: busy ? undefined : data?.reply,
    error: busy ? undefined : data?.error,
    name,
    typed: posted?.write === name ? posted.typed : undefined,
  };
}

/** Returns the result of a form that was submitted without scripts. */
function resultOf<R>({ reply, error }: Posted): WriteResult<R> {
  if (error) return { error: new ApiError(error.status, error.message, error.fields, error.code) };
  // The page's `action` returns the reply of the same request as its `clientAction`.
  return { reply: reply as R };
}
