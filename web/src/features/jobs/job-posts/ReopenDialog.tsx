import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { SubmitEvent } from 'react';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

/** Dialog that reopens a closed casting call for applications, with a new future deadline. */
export function ReopenDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const toasts = resultToasts('We couldn’t reopen the casting call. Try again.');
  const reopening = useWrite(jobWrites, 'reopenJob', {
    ...toasts,
    onDone: (reply) => {
      toasts.onDone(reply);
      onClose();
    },
  });
  const today = dayInIndia(new Date());
  const deadline = job.application_deadline ?? '';

  function reopen(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const application_deadline = String(new FormData(event.currentTarget).get('application_deadline'));
    reopening.submit({ id: job.id, application_deadline });
  }

  return (
    <Dialog title="Reopen this casting call" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={reopen}>
        <p>Talent can apply again. Rejected applicants stay rejected and cannot apply a second time.</p>
        <TextField
          name="application_deadline"
          label="Application Deadline"
          type="date"
          required
          min={deadline > today ? deadline : today}
          defaultValue={deadline >= today ? deadline : ''}
          hint="The casting call closes at the end of this day."
          error={reopening.error?.fields.application_deadline}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={reopening.busy}>
            Reopen casting call
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
