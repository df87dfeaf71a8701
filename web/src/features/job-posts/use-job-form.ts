import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

/** Sends the form of a call, once at a time, and shows what is wrong with it. */
export function useJobForm(
  fields: readonly FieldSpec[],
  send: (form: FormData) => Promise<void>,
  failed: string,
) {
  const { checkAll, show, ...fieldErrors } = useFieldErrors(fields);
  const [submitting, setSubmitting] = useState(false);
  const [ended, setEnded] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (submitting || !checkAll(form)) return;
    setEnded(false);
    setSubmitting(true);
    try {
      await send(new FormData(form));
    } catch (error) {
      explain(form, error);
    }
    setSubmitting(false);
  }

  function explain(form: HTMLFormElement, error: unknown) {
    if (error instanceof ApiError && error.status === 401) return setEnded(true);
    showToast('failure', serverMessage(error, failed));
    if (error instanceof ApiError) show(form, error.fields);
  }

  return { ...fieldErrors, ended, submitting, submit };
}
