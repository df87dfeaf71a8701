import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { failureToast, resultToasts } from '#features/houses/team/result-toasts.ts';
import { CloseDialog } from '#features/jobs/job-posts/CloseDialog.tsx';
import { JobAuditLog } from '#features/jobs/job-posts/JobAuditLog.tsx';
import { jobSections } from '#features/jobs/job-posts/job-fields.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { PostingStateLine, StopButton } from '#features/jobs/job-posts/PostingStateLine.tsx';
import { statusTextForHouse } from '#features/jobs/jobs/application-status.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { JobChanges } from '#features/jobs/jobs/JobChanges.tsx';
import { housePath, housePaths } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

export function JobActions({ postingState }: { postingState: PostingState }) {
  const { job, counts, review, waiting, history, changes } = postingState;
  const [open, setOpen] = useState<'close' | 'reopen'>();
  const copying = useWrite(jobWrites, 'copyJob', failureToast(words.copy_failed));
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
            !review?.refused && (
              <Button variant="secondary" onClick={() => setOpen('reopen')}>
                {words.reopen_open}
              </Button>
            )
          ) : (
            <>
              {!review?.refused && (
                <>
                  <ButtonLink variant="secondary" to={housePath('editJob', { id: job.id })}>
                    {common.edit}
                  </ButtonLink>
                  <StopButton job={job} />
                </>
              )}
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

interface JobReviewProps {
  review: NonNullable<PostingState['review']>;
  status: Job['status'];
}

function JobReview({ review: { state, reason, refused, changes, image }, status }: JobReviewProps) {
  const { project, roles, logistics, compensation, hindi } = jobSections('', changes);
  const fields = [project, ...roles, logistics, compensation, hindi].flatMap((section) => section.fields);
  const facts = Object.entries(changes).map(([name, value]): [string, string] => {
    const field = fields.find((one) => one.name === name);
    const shown = field?.type === 'date' && value ? longDay(value) : value || words.conflict_empty;
    return [field?.label ?? name, shown];
  });
  const isEdit = facts.length > 0 || Boolean(image);
  return (
    <Notice tone={state === 'rejected' ? 'failure' : 'plain'}>
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{(isEdit ? words.review_edit : words.review_call)[state]}</p>
        {reason && <p className="wrap-anywhere whitespace-pre-line">{words.review_reason(reason)}</p>}
        {facts.length > 0 && (
          <div className="whitespace-pre-line">
            <Facts facts={facts} />
          </div>
        )}
        {image && <p>{words.review_picture}</p>}
        <p>{refused ? words.review_refused : nextOf(state, status, isEdit)}</p>
        {state === 'rejected' && (
          <Link to={housePaths.appeals} className="self-start font-semibold underline underline-offset-4">
            {words.review_appeal}
          </Link>
        )}
      </div>
    </Notice>
  );
}

function nextOf(state: 'waiting' | 'rejected', status: Job['status'], isEdit: boolean): string {
  const seen = isEdit ? words.review_seen_before : words.review_unseen;
  return state === 'rejected' && status !== 'closed' ? `${seen} ${words.review_again}` : seen;
}

function ReopenDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const reopening = useWrite(jobWrites, 'reopenJob', resultToasts(words.reopen_failed, onClose));
  const today = dayInIndia(new Date());
  const deadline = job.application_deadline ?? '';

  function reopen(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const application_deadline = String(new FormData(event.currentTarget).get('application_deadline'));
    reopening.submit({ id: job.id, application_deadline });
  }

  return (
    <Dialog title={words.reopen_title} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={reopen}>
        <p>{words.reopen_lead}</p>
        <TextField
          name="application_deadline"
          label={words.deadline}
          type="date"
          required
          min={deadline > today ? deadline : today}
          defaultValue={deadline >= today ? deadline : ''}
          hint={words.deadline_hint}
          error={reopening.error?.fields.application_deadline}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={reopening.busy}>
            {words.reopen_confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
