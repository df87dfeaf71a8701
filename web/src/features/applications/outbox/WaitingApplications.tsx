import { RefusedNotice } from '#features/applications/outbox/RefusedNotice.tsx';
import { useWaiting } from '#features/applications/outbox/use-waiting.ts';
import { WaitingNotice } from '#features/applications/outbox/WaitingNotice.tsx';

/** The talent's applications that this device has not sent yet. */
export function WaitingApplications({ talentId }: { talentId: string }) {
  const waiting = useWaiting(talentId) ?? [];
  return waiting.map((one) =>
    one.error === null ? (
      <WaitingNotice key={one.job_id} waiting={one} />
    ) : (
      <RefusedNotice key={one.job_id} waiting={one} />
    ),
  );
}
