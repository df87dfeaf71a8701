import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { applyFields } from '#features/applications/apply-fields.ts';
import { errorsOfAnswer, sendApplication } from '#features/applications/send-application.ts';
import { paths } from '#paths.ts';
import { errorsOf } from '#ui/field-spec.ts';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

/** What has to be done on another page before the form can be sent. */
export type Halt = 'log in' | 'guardian' | 'plan';

/** Every talent may apply, except a child for whom nobody agreed yet, and whoever has used up a plan. */
function haltOf({ status, message }: ApiError): Halt | undefined {
  if (status === 401) return 'log in';
  if (status !== 403) return undefined;
  // The refusal of a limit leads to the plans.
  return message.includes('/user/plans') ? 'plan' : 'guardian';
}

/** Sends the apply form, once at a time. `share` tells how much has gone, undefined while nothing is sent. */
export function useApply(jobId: string, onApplied: () => void) {
  const { show, ...fieldErrors } = useFieldErrors(applyFields);
  const [share, setShare] = useState<number>();
  const [halt, setHalt] = useState<Halt>();
  const upload = useRef<AbortController>(undefined);
  const goBack = useGoBack();
  useEffect(() => () => upload.current?.abort(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (upload.current) return;
    const form = event.currentTarget;
    const filled = new FormData(form);
    const errors = errorsOf(applyFields, filled);
    show(form, errors);
    const [first] = Object.values(errors);
    if (first) return showToast('failure', first);

    setHalt(undefined);
    upload.current = new AbortController();
    setShare(0);
    await send(form, filled, upload.current.signal);
    upload.current = undefined;
    setShare(undefined);
  }

  async function send(form: HTMLFormElement, filled: FormData, signal: AbortSignal) {
    try {
      await sendApplication(jobId, filled, { signal, onProgress: setShare });
      onApplied();
      showToast('success', '✅ Application submitted successfully!');
      await goBack();
    } catch (error) {
      if (!signal.aborted) explain(form, error);
    }
  }

  function explain(form: HTMLFormElement, error: unknown) {
    const known = error instanceof ApiError && haltOf(error);
    if (known) setHalt(known);
    if (known && known !== 'plan') return;
    showToast('failure', serverMessage(error, 'Failed to submit application.'));
    if (error instanceof ApiError) show(form, errorsOfAnswer(error.fields));
  }

  return { ...fieldErrors, halt, share, submit, cancel: () => upload.current?.abort() };
}

/** One page back; who opened the form by its address has no page to go back to. */
function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(paths.myApplications) : navigate(-1));
}
