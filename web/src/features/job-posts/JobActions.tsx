import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { stepsForHouse } from '#features/applications/status-words.ts';
import { CloseDialog } from '#features/job-posts/CloseDialog.tsx';
import type { Standing } from '#features/job-posts/find-standing.ts';
import { JobHistory } from '#features/job-posts/JobHistory.tsx';
import { JobStanding } from '#features/job-posts/JobStanding.tsx';
import { ReopenDialog } from '#features/job-posts/ReopenDialog.tsx';
import { newRequestId } from '#features/jobs/request-id.ts';
import { path, paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

/** What a house can do with its own call, and how many applicants are where. */
export function JobActions({ standing }: { standing: Standing }) {
  const { job, counts, waiting, history } = standing;
  const [open, setOpen] = useState<'close' | 'reopen'>();
  const copy = useCopy(job.id);
  const some = applicationStatuses.filter((status) => counts[status] > 0);
  return (
    <>
      <JobStanding job={job} waiting={waiting} />
      {some.length > 0 && (
        <ul aria-label="Applicants by status" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {some.map((status) => (
            <li key={status}>
              {stepsForHouse[status]}: <strong className="tabular-nums">{counts[status]}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 *:grow">
        {job.status === 'closed' ? (
          <Button look="secondary" onClick={() => setOpen('reopen')}>
            Reopen
          </Button>
        ) : (
          <>
            <ButtonLink look="secondary" to={path('editJob', { id: job.id })}>
              Edit
            </ButtonLink>
            <Button look="secondary" onClick={() => setOpen('close')}>
              Close
            </Button>
          </>
        )}
        <Button look="secondary" disabled={copy.busy} onClick={copy.run}>
          Copy
        </Button>
      </div>
      {history.length > 0 && <JobHistory history={history} />}
      {open === 'close' && <CloseDialog standing={standing} onClose={() => setOpen(undefined)} />}
      {open === 'reopen' && <ReopenDialog job={job} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Begins a draft with what the call says, and leads to it. */
function useCopy(id: string) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function run() {
    setBusy(true);
    try {
      const body = { request_id: newRequestId() };
      const copied = await call('POST /api/production/jobs/:id/copy', { params: { id }, body });
      showToast('success', copied.message);
      await navigate(`${paths.addJob}?draft=${copied.id}`);
    } catch (error) {
      showToast('failure', serverMessage(error, 'The call could not be copied.'));
      setBusy(false);
    }
  }

  return { busy, run };
}
