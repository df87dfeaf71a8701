import type { Job } from '@kirdaar/contract/jobs/jobs';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

interface StopButtonProps {
  job: Pick<Job, 'id' | 'title' | 'applications_stopped'>;
  variant?: 'secondary' | 'quiet';
}

/** Stops the applications to a casting call, or takes them again. It tells nobody and can be undone, so it does not ask. */
export function StopButton({ job, variant = 'secondary' }: StopButtonProps) {
  const { id, title, applications_stopped } = job;
  const write = useWrite(jobWrites, 'stopApplications', {
    onDone: ({ message }) => showToast('success', message),
    onFailed: (error) => showToast('failure', serverMessage(error, 'We couldn’t change this. Try again.')),
  });
  if (!useMayWrite('owner')) return null;
  return (
    <Button
      variant={variant}
      disabled={write.busy}
      onClick={() => write.submit({ id, stopped: !applications_stopped })}
    >
      {applications_stopped ? 'Take applications again' : 'Stop applications'}
      <span className="sr-only"> for {title}</span>
    </Button>
  );
}
