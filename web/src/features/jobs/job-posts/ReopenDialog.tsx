import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { SubmitEvent } from 'react';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

export function ReopenDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const toasts = resultToasts(words.reopen_failed);
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
    <Dialog title={words.reopen_title} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={reopen}>
        <p>{words.reopen_lead}</p>
        <TextField
          name="application_deadline"
          label={words.reopen_deadline}
          type="date"
          required
          min={deadline > today ? deadline : today}
          defaultValue={deadline >= today ? deadline : ''}
          hint={words.reopen_deadline_hint}
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
