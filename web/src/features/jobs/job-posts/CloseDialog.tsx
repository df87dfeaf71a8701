import { MAX_REJECTION } from '@kirdaar/contract/rules/limits';
import { rejectionTexts } from '@kirdaar/contract/rules/rejection-texts';
import type { SubmitEvent } from 'react';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';

/** Closes a casting call and asks for the rejection of all applicants without an outcome. */
export function CloseDialog({ postingState, onClose }: { postingState: PostingState; onClose: () => void }) {
  const { job, waiting, someone_selected } = postingState;
  const toasts = resultToasts('We couldn’t close the casting call. Try again.');
  const closing = useWrite(jobWrites, 'closeJob', {
    ...toasts,
    onDone: (reply) => {
      toasts.onDone(reply);
      onClose();
    },
  });

  function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const rejection = waiting > 0 ? String(new FormData(event.currentTarget).get('rejection')) : undefined;
    closing.submit({ id: job.id, rejection });
  }

  return (
    <Dialog title="Close this casting call" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={close}>
        {waiting === 0 ? (
          <p>Everyone who applied has an outcome. Closing stops new applications.</p>
        ) : (
          <>
            <p>
              {waiting} {waiting === 1 ? 'applicant has' : 'applicants have'} no outcome yet. Make your
              selections first. Closing rejects everyone who has no outcome yet and sends them this message.
              Applicants whose application nobody opened are told that instead.
            </p>
            <TextAreaField
              name="rejection"
              label="Message to rejected applicants"
              required
              rows={6}
              maxLength={MAX_REJECTION}
              defaultValue={rejectionTexts(job.role_title, someone_selected)}
              error={closing.error?.fields.rejection}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={closing.busy}>
            {waiting === 0
              ? 'Close casting call'
              : `Close and reject ${waiting} ${waiting === 1 ? 'applicant' : 'applicants'}`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
