import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { CloseDialog } from '#features/jobs/job-posts/CloseDialog.tsx';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { JobAuditLog } from '#features/jobs/job-posts/JobAuditLog.tsx';
import { JobReview } from '#features/jobs/job-posts/JobReview.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { PostingStateLine } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { ReopenDialog } from '#features/jobs/job-posts/ReopenDialog.tsx';
import { StopButton } from '#features/jobs/job-posts/StopButton.tsx';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import { JobChanges } from '#features/jobs/jobs/JobChanges.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

export function JobActions({ postingState }: { postingState: PostingState }) {
  const { job, counts, review, waiting, history, changes } = postingState;
  const [open, setOpen] = useState<'close' | 'reopen'>();
  const copying = useWrite(jobWrites, 'copyJob', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.copy_failed)),
  });
  const mayPost = useMayWrite('owner');
  const some = applicationStatuses.filter((status) => counts[status] > 0);
  return (
    <>
      <PostingStateLine job={job} review={review?.state ?? null} waiting={waiting} />
      {review && <JobReview review={review} status={job.status} />}
      {some.length > 0 && (
        <ul aria-label={words.applicants} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {some.map((status) => (
            <li key={status}>
              {statusTextForHouse[status]}: <strong className="tabular-nums">{counts[status]}</strong>
            </li>
          ))}
        </ul>
      )}
      {mayPost && (
        <div className="flex flex-wrap gap-3 *:grow">
          {job.status === 'closed' ? (
            <Button variant="secondary" onClick={() => setOpen('reopen')}>
              {words.reopen_open}
            </Button>
          ) : (
            <>
              <ButtonLink variant="secondary" to={housePath('editJob', { id: job.id })}>
                {common.edit}
              </ButtonLink>
              <StopButton job={job} />
              <Button variant="secondary" onClick={() => setOpen('close')}>
                {common.close}
              </Button>
            </>
          )}
          <Button variant="secondary" disabled={copying.busy} onClick={() => copying.submit(job.id)}>
            {words.copy}
          </Button>
        </div>
      )}
      <JobChanges changes={changes} />
      {history.length > 0 && <JobAuditLog history={history} />}
      {open === 'close' && <CloseDialog postingState={postingState} onClose={() => setOpen(undefined)} />}
      {open === 'reopen' && <ReopenDialog job={job} onClose={() => setOpen(undefined)} />}
    </>
  );
}
