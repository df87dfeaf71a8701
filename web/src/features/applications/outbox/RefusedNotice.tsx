import { takeBack } from '#features/applications/outbox/send-waiting.ts';
import type { WaitingApplication } from '#features/applications/outbox/waiting-store.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** An application that the server refused when the connection came back, with what was typed still there. */
export function RefusedNotice({ waiting }: { waiting: WaitingApplication }) {
  const { talent_id: userId, job_id: jobId, title, error } = waiting;
  return (
    <Notice tone="failure">
      <p className="font-semibold">Your application could not be sent: {title}</p>
      <p className="mt-1">{error}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={path('apply', { userId, jobId })}>Open the form</ButtonLink>
        <Button variant="secondary" onClick={() => void takeBack(waiting)}>
          Delete it<span className="sr-only">: the application for {title}</span>
        </Button>
      </div>
    </Notice>
  );
}
