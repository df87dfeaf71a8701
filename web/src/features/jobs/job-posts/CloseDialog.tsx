import { MAX_REJECTION } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { ClosingEmails } from '#features/jobs/job-posts/ClosingEmails.tsx';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as rejections from '#words/jobs/rejection-texts.ts';
import * as common from '#words/ui/common.ts';

export function CloseDialog({ postingState, onClose }: { postingState: PostingState; onClose: () => void }) {
  const { job, waiting, someone_selected } = postingState;
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/jobs/:id/closing', { params: { id: job.id } }),
  );
  const suggested = rejections.suggested(job.role_title, someone_selected);
  const [rejection, setRejection] = useState(suggested);
  const toasts = resultToasts(words.close_failed);
  const closing = useWrite(jobWrites, 'closeJob', {
    ...toasts,
    onDone: (reply) => {
      toasts.onDone(reply);
      onClose();
    },
  });

  function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    closing.submit({ id: job.id, ...(waiting > 0 && { rejection }) });
  }

  return (
    <Dialog title={words.close_title} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={close}>
        {waiting === 0 ? (
          <p>{words.close_all_settled}</p>
        ) : (
          <>
            <p>
              {words.close_waiting(waiting)} {words.close_effect}
            </p>
            <TextAreaField
              name="rejection"
              label={words.close_message}
              required
              rows={6}
              maxLength={MAX_REJECTION}
              value={rejection}
              onChange={({ target }) => setRejection(target.value)}
              error={closing.error?.fields.rejection}
            />
            {failure && <Notice tone="failure">{failure}</Notice>}
            {!loaded && !failure && <Loading />}
            {loaded && (
              <ClosingEmails closing={loaded} written={rejection === suggested ? undefined : rejection} />
            )}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={closing.busy || (waiting > 0 && !loaded)}>
            {waiting === 0 ? words.close_confirm : words.close_and_reject(waiting)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
