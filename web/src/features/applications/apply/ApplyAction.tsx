import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { applyPath } from '#features/applications/apply/apply-path.ts';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { takesApplications } from '#features/jobs/jobs/closing-text.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

interface ApplyActionProps {
  job: Pick<
    Job,
    'id' | 'title' | 'project_type' | 'application_deadline' | 'status' | 'applications_stopped'
  >;
  /** The status of the talent's own application, if there is one. */
  status: ApplicationStatus | undefined;
}

/** Lets a talent apply while a casting call is open, or shows that the talent has applied. */
export function ApplyAction({ job, status }: ApplyActionProps) {
  const session = useSession();
  if (status) return <AppliedLabel withdrawn={status === 'withdrawn'} />;
  if (session?.role !== 'talent' || !takesApplications(job, new Date())) return null;
  const label = (
    <>
      Apply<span className="sr-only"> for {job.title}</span>
    </>
  );
  // The stored user may lack the id, and without it the form has no URL.
  if (!session.user.id) return <Button>{label}</Button>;
  return <ButtonLink to={applyPath(job, session.user.id)}>{label}</ButtonLink>;
}
