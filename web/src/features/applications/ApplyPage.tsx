import type { Job } from '@kirdaar/contract/jobs';
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { titled } from '#api/product-name.ts';
import { ApplyForm } from '#features/applications/ApplyForm.tsx';
import { CallSummary } from '#features/applications/CallSummary.tsx';
import { findApplication, type OwnApplication } from '#features/applications/find-application.ts';
import type { Prefill } from '#features/applications/prefill.ts';
import { readPrefill } from '#features/applications/read-prefill.ts';
import { stepsForTalent } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { isClosed } from '#features/jobs/closing-text.ts';
import { findJob } from '#features/jobs/find-job.ts';
import { path, paths } from '#paths.ts';
import { readSession, type StoredTalent } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/ApplyPage.ts';

/** The page is named for the kind of project, as its address says. */
export const meta: Route.MetaFunction = (page) => {
  const jobType = new URLSearchParams(page.location.search).get('jobType');
  return titled(jobType ? `Apply for this role: ${jobType}` : 'Apply for this role', page);
};

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role !== 'talent') throw redirect(paths.talentLogin);
  const { user } = session;
  const jobId = params.jobId ?? new URL(request.url).searchParams.get('jobId');
  if (!jobId) return undefined;
  if (params.userId && params.userId !== user.id)
    throw redirect(path('apply', { userId: user.id, jobId }) + new URL(request.url).search);
  const [job, application, prefill] = await Promise.all([
    findJob(jobId),
    findApplication(jobId),
    readPrefill(),
  ]);
  return { user, job, application, prefill };
}

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <DeadEnd>❌ Job ID is missing. Please try again from a valid casting call.</DeadEnd>;
  }
  const { user, job, application, prefill } = loaderData;
  if (!job) return <DeadEnd>Job not found.</DeadEnd>;
  return (
    <Page
      title="Apply for this role"
      lead="Every field is needed. What your profile says is filled in already."
    >
      <CallSummary job={job} />
      <Application user={user} job={job} application={application} prefill={prefill} />
    </Page>
  );
}

interface ApplicationProps {
  user: StoredTalent;
  job: Job;
  /** What was sent before, if anything. */
  application: OwnApplication | undefined;
  prefill: Prefill;
}

function Application({ user, job, application, prefill }: ApplicationProps) {
  if (application) return <Sent application={application} />;
  if (isClosed(job, new Date())) {
    return <Notice tone="failure">This casting call is closed. It takes no more applications.</Notice>;
  }
  return <ApplyForm key={job.id} job={job} user={user} prefill={prefill} />;
}

function Sent({ application: { status, timeline } }: { application: OwnApplication }) {
  return (
    <>
      {status === 'withdrawn' ? (
        <Notice>You withdrew your application for this job, so it cannot be sent again.</Notice>
      ) : (
        <Notice tone="success">You have already applied for this job.</Notice>
      )}
      <Timeline steps={timeline} words={stepsForTalent} />
    </>
  );
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
