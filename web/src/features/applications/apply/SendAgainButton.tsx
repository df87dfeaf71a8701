import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/find-application.ts';
import { Button } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/sent.ts';

/** Sends a withdrawn application again, where that is possible. Its page has `applicationWrites`. */
export function SendAgainButton({ application }: { application: OwnApplication }) {
  const { application_id: id, can_send_again, job } = application;
  const again = useWrite(applicationWrites, 'sendAgain', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.send_again_failed)),
  });
  if (!can_send_again) return null;

  return (
    <Button disabled={again.busy} onClick={() => again.submit(id)}>
      {sentence(again.busy ? words.sending_again(job.title, unseen) : words.send_again(job.title, unseen))}
    </Button>
  );
}

function unseen(text: string) {
  return <span className="sr-only">{text}</span>;
}
