import type { Job } from '@kirdaar/contract/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { SubmitEvent } from 'react';
import { call } from '#api/call.ts';
import { useChangeCall } from '#features/job-posts/use-change-call.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

/** Has a closed call take applications again, until a day to come. */
export function ReopenDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { busy, errors, change } = useChangeCall(onClose);
  const today = dayInIndia(new Date());
  const deadline = job.application_deadline ?? '';

  function reopen(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const application_deadline = String(new FormData(event.currentTarget).get('application_deadline'));
    const request = { params: { id: job.id }, body: { application_deadline } };
    void change(
      () => call('POST /api/production/jobs/:id/reopen', request),
      'The call could not be reopened.',
    );
  }

  return (
    <Dialog title="Reopen this call" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={reopen}>
        <p>Talent can apply again. Whoever was let go stays so, and cannot apply a second time.</p>
        <TextField
          name="application_deadline"
          label="Application Deadline"
          type="date"
          required
          min={deadline > today ? deadline : today}
          defaultValue={deadline >= today ? deadline : ''}
          hint="The call closes at the end of this day."
          error={errors.application_deadline}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            Reopen
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
