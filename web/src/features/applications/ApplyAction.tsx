import type { Job } from '@kirdaar/contract/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { applyPath } from '#features/applications/apply-path.ts';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
import { isClosed } from '#features/jobs/closing-text.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';

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
  return (
    <ButtonLink to={applyPath(job, session.user.id)}>
      Apply<span className="sr-only"> for {job.title}</span>
    </ButtonLink>
  );
}
