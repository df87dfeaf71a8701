import type { Job } from '@kirdaar/contract/jobs';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Link } from 'react-router';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { applyPath } from '#features/applications/apply-path.ts';
import { ClosingText } from '#features/jobs/ClosingText.tsx';
import { paths } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface CallEntranceProps {
  job: Job;
  closed: boolean;
  /** Where the talent's own application stands, if there is one. */
  status: ApplicationStatus | undefined;
}

/** What one can do about a call on its public page: apply, after a login where there was none. */
export function CallEntrance({ job, closed, status }: CallEntranceProps) {
  const role = useSession()?.role;
  if (closed) {
    return (
      <Notice tone="failure">
        <p className="font-semibold">Closed</p>
        This casting call takes no more applications.
      </Notice>
    );
  }
  return (
    <>
      <ClosingText job={job} className="text-base" />
      {role === 'talent' && <ApplyAction job={job} status={status} />}
      {role === 'production' && (
        <p className="text-muted">Talent applies here with an account of their own.</p>
      )}
      {!role && <VisitorEntrance job={job} />}
    </>
  );
}

function VisitorEntrance({ job }: { job: Job }) {
  // Whoever logs in is led on to the form under their own id.
  const form = applyPath(job, 'me');
  return (
    <>
      <ButtonLink to={leadingBack(paths.talentLogin, form)} className="print:hidden">
        Apply<span className="sr-only"> for {job.title}</span>
      </ButtonLink>
      <p className="text-muted text-sm print:hidden">
        You log in and come straight to the form.{' '}
        <Link to={paths.talentRegister} className="font-semibold text-accent underline underline-offset-4">
          New here? Register free
        </Link>
      </p>
    </>
  );
}
