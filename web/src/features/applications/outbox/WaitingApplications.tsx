import { takeBack } from '#features/applications/outbox/send-waiting.ts';
import { useWaiting } from '#features/applications/outbox/use-waiting.ts';
import { WaitingNotice } from '#features/applications/outbox/WaitingNotice.tsx';
import type { WaitingApplication } from '#features/applications/outbox/waiting-store.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/board.ts';

/** The talent's applications that this device has not sent yet. */
export function WaitingApplications({ talentId }: { talentId: string }) {
  const waiting = useWaiting(talentId) ?? [];
  return waiting.map((one) =>
    one.error === null ? (
      <WaitingNotice key={one.job_id} waiting={one} />
    ) : (
      <RejectedNotice key={one.job_id} waiting={one} />
    ),
  );
}

/** An application that the server rejected when the connection came back, with what was typed still there. */
function RejectedNotice({ waiting }: { waiting: WaitingApplication }) {
  const { talent_id: userId, job_id: jobId, title, error } = waiting;
  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.rejected(title)}</p>
      <p className="mt-1">{error}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={path('apply', { userId, jobId })}>{words.rejected_open}</ButtonLink>
        <Button variant="secondary" onClick={() => void takeBack(waiting)}>
          {sentence(words.rejected_delete(title, (text) => <span className="sr-only">{text}</span>))}
        </Button>
      </div>
    </Notice>
  );
}
