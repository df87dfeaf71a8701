import type { Job } from '@kirdaar/contract/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { applyPath } from '#features/applications/apply-path.ts';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
import { isClosed } from '#features/jobs/closing-text.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

interface ApplyActionProps {
  job: Pick<Job, 'id' | 'title' | 'project_type' | 'application_deadline' | 'status'>;
  /** Where the talent's own application stands, if there is one. */
  status: ApplicationStatus | undefined;
}

/** What a talent can do about a call: apply while it is open, or see that this is done. */
export function ApplyAction({ job, status }: ApplyActionProps) {
  const session = useSession();
  if (status) return <AppliedLabel withdrawn={status === 'withdrawn'} />;
  if (session?.role !== 'talent' || isClosed(job, new Date())) return null;
  const label = (
    <>
      Apply<span className="sr-only"> for {job.title}</span>
    </>
  );
  // What the browser keeps may have lost the id; without it there is no form to go to.
  if (!session.user.id) return <Button>{label}</Button>;
  return <ButtonLink to={applyPath(job, session.user.id)}>{label}</ButtonLink>;
}
