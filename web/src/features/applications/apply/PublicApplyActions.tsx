import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Link } from 'react-router';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { applyPath, ME } from '#features/applications/apply/apply-path.ts';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

interface PublicApplyActionsProps {
  job: Job;
  closed: boolean;
  /** Status of the talent's own application, if there is one. */
  status: ApplicationStatus | undefined;
  canSendAgain?: boolean | undefined;
}

/** Apply actions on the public page of a casting call. Visitors are sent to the login first. */
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
        <Link to={paths.myApplications} className="font-semibold text-accent underline underline-offset-4">
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
        {sentence(words.apply(job.title, (text) => <span className="sr-only">{text}</span>))}
      </ButtonLink>
      <p className="text-muted text-sm print:hidden">
        {words.after_login}{' '}
        <Link
          to={withReturnPath(paths.talentRegister, form)}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {words.register}
        </Link>
      </p>
    </>
  );
}
