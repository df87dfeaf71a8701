import type { Job } from '@kirdaar/contract/jobs';
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { titled } from '#api/product-name.ts';
import { ApplyForm } from '#features/applications/ApplyForm.tsx';
import { CallSummary } from '#features/applications/CallSummary.tsx';
import { hasApplied } from '#features/applications/has-applied.ts';
import { isClosed } from '#features/jobs/closing-text.ts';
import { findJob } from '#features/jobs/find-job.ts';
import { path, paths } from '#paths.ts';
import { readSession, type StoredTalent } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/ApplyPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Apply for this role', page);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role !== 'talent') throw redirect(paths.talentLogin);
  const { user } = session;
  const jobId = params.jobId ?? new URL(request.url).searchParams.get('jobId');
  if (!jobId) return undefined;
  if (params.userId && params.userId !== user.id) throw redirect(path('apply', { userId: user.id, jobId }));
  const [job, applied] = await Promise.all([findJob(jobId), hasApplied(jobId)]);
  return { user, job, applied };
}

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <DeadEnd>❌ Job ID is missing. Please try again from a valid casting call.</DeadEnd>;
  }
  const { user, job, applied } = loaderData;
  if (!job) return <DeadEnd>Job not found</DeadEnd>;
  return (
    <Page title="Apply for this role" lead="Every field is needed.">
      <CallSummary job={job} />
      <Application user={user} job={job} applied={applied} />
    </Page>
  );
}

function Application({ user, job, applied }: { user: StoredTalent; job: Job; applied: boolean }) {
  if (applied) return <Notice tone="success">You have already applied for this job.</Notice>;
  if (isClosed(job, new Date())) {
    return <Notice tone="failure">This casting call is closed. It takes no more applications.</Notice>;
  }
  return <ApplyForm key={job.id} jobId={job.id} user={user} />;
}

function DeadEnd({ children }: { children: ReactNode }) {
  return (
    <Page title="Apply for this role">
      <Notice tone="failure">{children}</Notice>
      <div>
        <ButtonLink to={paths.callsForYou}>See casting calls for you</ButtonLink>
      </div>
    </Page>
  );
}
