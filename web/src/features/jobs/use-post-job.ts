import type { CallInput } from '@kirdaar/contract/api';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

/** Sends the form of a new call, once at a time. */
export function usePostJob(fields: readonly FieldSpec[], onPosted: () => void) {
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
      await call('POST /api/production/jobs', jobPostOf(new FormData(form)));
      showToast('success', 'Job Post Added Successfully 🎉');
      onPosted();
    } catch (error) {
      explain(form, error);
    }
    setSubmitting(false);
  }

  function explain(form: HTMLFormElement, error: unknown) {
    if (error instanceof ApiError && error.status === 401) return setEnded(true);
    showToast('failure', serverMessage(error, 'Failed to add job post'));
    if (error instanceof ApiError) show(form, error.fields);
  }

  return { ...fieldErrors, ended, submitting, submit };
}

function jobPostOf(form: FormData) {
  const { image, ...texts } = Object.fromEntries(form);
  return {
    // Each control is named after a field of the contract; the server judges what it holds.
    body: texts as CallInput<'POST /api/production/jobs', File>['body'],
    // A file control that was not touched gives a nameless empty file.
    files: { image: image instanceof File && image.name ? [image] : [] },
  };
}
