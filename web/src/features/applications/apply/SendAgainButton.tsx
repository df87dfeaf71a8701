import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/find-application.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Sends a withdrawn application again, where that is possible. Its page has `applicationWrites`. */
export function SendAgainButton({ application }: { application: OwnApplication }) {
  const { application_id: id, can_send_again, job } = application;
  const again = useWrite(applicationWrites, 'sendAgain', {
    onFailed: (error) =>
      showToast('failure', serverMessage(error, 'We couldn’t send your application again. Try again.')),
  });
  if (!can_send_again) return null;

  return (
    <Button disabled={again.busy} onClick={() => again.submit(id)}>
      {again.busy ? 'Sending…' : 'Send again'}
      <span className="sr-only"> your application for {job.title}</span>
    </Button>
  );
}
