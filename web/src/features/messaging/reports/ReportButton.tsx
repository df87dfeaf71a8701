import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ReportableSubject } from '@kirdaar/contract/rules/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { type Complaint, ReportDialog } from '#features/messaging/reports/ReportDialog.tsx';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { useSession } from '#session/use-session.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/messaging/conversations.ts';

const labels: Readonly<Record<ReportableSubject, string>> = words.report_labels;

interface ReportButtonProps {
  subject: ReportableSubject;
  id: string;
  from: string;
}

const look =
  'inline-flex min-h-11 w-fit items-center text-muted text-sm underline underline-offset-4 print:hidden';

/** Visitors log in first and return to `from`. */
export function ReportButton({ subject, id, from }: ReportButtonProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  async function send(complaint: Complaint) {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await callApi('POST /api/reports', { body: { subject, id, ...complaint } });
      showToast('success', message);
      setOpen(false);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  if (!session) {
    return (
      <Link to={withReturnPath(paths.talentLogin, from)} className={look}>
        {labels[subject]}
      </Link>
    );
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={look}>
        {labels[subject]}
      </button>
      {open && (
        <ReportDialog
          title={labels[subject]}
          lead={words.report_text}
          busy={busy}
          error={error}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function CallReports({ job, from }: { job: Job; from: string }) {
  return (
    <div className="flex flex-wrap gap-x-5">
      <ReportButton subject="job" id={job.id} from={from} />
      <ReportButton subject="house" id={job.production_house.id} from={from} />
    </div>
  );
}
