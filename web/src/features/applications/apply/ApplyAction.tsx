import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Link } from 'react-router';
import {
  type ApplicationsUsed,
  applyPath,
  isUsedUp,
  ME,
} from '#features/applications/apply/own-application.ts';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { ClosingText, takesApplications } from '#features/jobs/jobs/ClosingText.tsx';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

interface ApplyActionProps {
  job: Pick<
    Job,
    'id' | 'title' | 'project_type' | 'application_deadline' | 'status' | 'applications_stopped'
  >;
  status: ApplicationStatus | undefined;
  /** Whether a withdrawn application can be sent again, which the apply page does. */
  canSendAgain?: boolean | undefined;
  applications?: ApplicationsUsed | undefined;
}

export function ApplyAction({ job, status, canSendAgain, applications }: ApplyActionProps) {
  const session = useSession();
  if (canSendAgain) return <ButtonLink to={applyPath(job, ME)}>{words.send_again}</ButtonLink>;
  if (status) return <AppliedLabel withdrawn={status === 'withdrawn'} />;
  if (session?.role !== 'talent' || !takesApplications(job, new Date())) return null;
  if (applications && isUsedUp(applications)) return <UsedUp applications={applications} />;
  const label = sentence(words.apply(call_title(job.title), unseen));
  // The stored user may lack the id, and without it the form has no URL.
  if (!session.user.id) return <Button>{label}</Button>;
  return <ButtonLink to={applyPath(job, session.user.id)}>{label}</ButtonLink>;
}

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

interface PublicApplyActionsProps {
  job: Job;
  closed: boolean;
  status: ApplicationStatus | undefined;
  canSendAgain?: boolean | undefined;
}

export function PublicApplyActions({ job, closed, status, canSendAgain }: PublicApplyActionsProps) {
  const role = useSession()?.role;
  if (closed) {
    return (
      <Notice tone="failure">
        <p className="font-semibold">{common.closed}</p>
        {words.action_closed}
      </Notice>
    );
  }
  if (job.applications_stopped) {
    return (
      <>
        <Notice>{words.action_stopped}</Notice>
        {role === 'talent' && <ApplyAction job={job} status={status} />}
      </>
    );
  }
  return (
    <>
      <ClosingText job={job} className="text-base" />
      {role === 'talent' && <ApplyAction job={job} status={status} canSendAgain={canSendAgain} />}
      {status && (
        <Link to={paths.myApplications} className="link underline">
          {words.own_applications}
        </Link>
      )}
      {role === 'production' && <p className="text-muted">{words.for_talent_only}</p>}
      {!role && <VisitorApplyLink job={job} />}
    </>
  );
}

function VisitorApplyLink({ job }: { job: Job }) {
  const form = applyPath(job, ME);
  return (
    <>
      <ButtonLink to={withReturnPath(paths.talentLogin, form)} className="print:hidden">
        {sentence(words.apply(call_title(job.title), unseen))}
      </ButtonLink>
      <p className="text-muted text-sm print:hidden">
        {words.after_login}{' '}
        <Link to={withReturnPath(paths.talentRegister, form)} className="link underline">
          {words.register}
        </Link>
      </p>
    </>
  );
}
