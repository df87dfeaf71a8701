import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { type ApplicationsUsed, isUsedUp } from '#features/applications/apply/applications-used.ts';
import { applyPath, ME } from '#features/applications/apply/apply-path.ts';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { takesApplications } from '#features/jobs/jobs/ClosingText.tsx';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

interface ApplyActionProps {
  job: Pick<
    Job,
    'id' | 'title' | 'project_type' | 'application_deadline' | 'status' | 'applications_stopped'
  >;
  /** The status of the talent's own application, if there is one. */
  status: ApplicationStatus | undefined;
  /** Whether a withdrawn application can be sent again, which the apply page does. */
  canSendAgain?: boolean | undefined;
  /** How many applications the talent has used, where that is known. */
  applications?: ApplicationsUsed | undefined;
}

/** Lets a talent apply while a casting call is open, or shows that the talent has applied. */
export function ApplyAction({ job, status, canSendAgain, applications }: ApplyActionProps) {
  const session = useSession();
  if (canSendAgain) return <ButtonLink to={applyPath(job, ME)}>{words.send_again}</ButtonLink>;
  if (status) return <AppliedLabel withdrawn={status === 'withdrawn'} />;
  if (session?.role !== 'talent' || !takesApplications(job, new Date())) return null;
  if (applications && isUsedUp(applications)) return <UsedUp applications={applications} />;
  const label = sentence(words.apply(job.title, (text) => <span className="sr-only">{text}</span>));
  // The stored user may lack the id, and without it the form has no URL.
  if (!session.user.id) return <Button>{label}</Button>;
  return <ButtonLink to={applyPath(job, session.user.id)}>{label}</ButtonLink>;
}

/** Says before a form is filled in that it could not be sent. */
function UsedUp({ applications: { used, max } }: { applications: ApplicationsUsed }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-right">
      <p className="text-muted text-sm">{words.used_up(used, max)}</p>
      <ButtonLink to={paths.talentPlans} variant="secondary">
        {common.see_plans}
      </ButtonLink>
    </div>
  );
}
