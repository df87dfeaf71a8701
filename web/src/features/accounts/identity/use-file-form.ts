import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface Options {
  send: (form: FormData) => Promise<void>;
  /** Called with the server's message, or `fallbackError`, when the request fails. */
  onFailed: (message: string) => void;
  fallbackError: string;
}

/** Submits a form with files. It sends the request itself, because a `clientAction` would first copy the files. */
export function useFileForm(fields: readonly FieldSpec[], { send, onFailed, fallbackError }: Options) {
  const { checkAll, show, ...fieldErrors } = useFieldErrors(fields);
  const [isSending, setSending] = useState(false);
  const [sessionEnded, setSessionEnded] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending || !checkAll(form)) return;
    setSessionEnded(false);
    setSending(true);
    try {
      await send(new FormData(form));
    } catch (error) {
      explain(form, error);
    }
    setSending(false);
  }

  function explain(form: HTMLFormElement, error: unknown) {
    if (error instanceof ApiError && error.status === 401) return setSessionEnded(true);
    onFailed(serverMessage(error, fallbackError));
    if (error instanceof ApiError) show(form, error.fields);
  }

  return { ...fieldErrors, busy: isSending, sessionEnded, submit };
}
