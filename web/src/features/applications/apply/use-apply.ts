import { type SubmitEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useUpload } from '#api/use-upload.ts';
import { useWrite } from '#api/use-write.ts';
import { answersOf, errorsOfAnswer, filesOf } from '#features/applications/apply/application-form.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applyFields } from '#features/applications/apply/apply-fields.ts';
import { paths } from '#paths.ts';
import { errorsOf } from '#ui/field-spec.ts';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';

/** The task on another page that must be done before the form can be sent. */
export type Blocker = 'log in' | 'guardian' | 'plan';

/**
 * Every talent may apply, except a child without a guardian's consent and a talent without applications left.
 */
function blockerOf({ status, message }: ApiError): Blocker | undefined {
  if (status === 401) return 'log in';
  if (status !== 403) return undefined;
  // The error about a limit contains the path of the plans.
  return message.includes('/user/plans') ? 'plan' : 'guardian';
}

/**
 * Submits the apply form, one request at a time. `share` is the uploaded share, undefined while nothing is
 * sent.
 */
export function useApply(jobId: string, onApplied: () => void) {
  const { show, ...fieldErrors } = useFieldErrors(applyFields);
  const form = useRef<HTMLFormElement>(null);
  const upload = useUpload();
  const goBack = useGoBack();
  const apply = useWrite(applicationWrites, 'apply', {
    onDone: async (reply) => {
      // A cancelled upload has no reply.
      if (!reply) return;
      onApplied();
      showToast('success', '✅ Application submitted successfully!');
      await goBack();
    },
    onFailed: showError,
  });
  const blocker = apply.error && blockerOf(apply.error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (apply.busy) return;
    const filled = new FormData(event.currentTarget);
    const errors = errorsOf(applyFields, filled);
    show(event.currentTarget, errors);
    const [first] = Object.values(errors);
    if (first) return showToast('failure', first);
    apply.submit({ body: answersOf(jobId, filled), upload: upload.begin(filesOf(filled)) });
  }

  function showError(error: ApiError) {
    const found = blockerOf(error);
    if (found && found !== 'plan') return;
    showToast('failure', serverMessage(error, 'Failed to submit application.'));
    if (form.current) show(form.current, errorsOfAnswer(error.fields));
  }

  return {
    ...fieldErrors,
    form,
    blocker,
    share: apply.busy ? upload.share : undefined,
    submit,
    cancel: upload.cancel,
  };
}

/**
 * Goes back one page. A user who opened the form by its URL has no previous page and gets the list of
 * applications.
 */
function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(paths.myApplications) : navigate(-1));
}
