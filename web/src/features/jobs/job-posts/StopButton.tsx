import type { Job } from '@kirdaar/contract/jobs/jobs';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/jobs/job-posts.ts';

interface StopButtonProps {
  job: Pick<Job, 'id' | 'title' | 'applications_stopped'>;
  variant?: 'secondary' | 'quiet';
}

/** It tells nobody and can be undone, so it does not ask. */
export function StopButton({ job, variant = 'secondary' }: StopButtonProps) {
  const { id, title, applications_stopped } = job;
  const write = useWrite(jobWrites, 'stopApplications', {
    onDone: ({ message }) => showToast('success', message),
    onFailed: (error) => showToast('failure', serverMessage(error, words.applications_failed)),
  });
  if (!useMayWrite('owner')) return null;
  return (
    <Button
      variant={variant}
      disabled={write.busy}
      onClick={() => write.submit({ id, stopped: !applications_stopped })}
    >
      {sentence(
        (applications_stopped ? words.applications_take : words.applications_stop)(title, (text) => (
          <span className="sr-only">{text}</span>
        )),
      )}
    </Button>
  );
}
