import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { ReactNode } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ApplyForm } from '#features/applications/apply/ApplyForm.tsx';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import {
  type ApplicationsUsed,
  readApplicationsUsed,
} from '#features/applications/apply/applications-used.ts';
import { ME } from '#features/applications/apply/apply-path.ts';
import { CallSummary } from '#features/applications/apply/CallSummary.tsx';
import { CorrectForm } from '#features/applications/apply/CorrectForm.tsx';
import {
  findApplication,
  findCorrectable,
  type OwnApplication,
  type SentApplication,
} from '#features/applications/apply/find-application.ts';
import { type Prefill, voiceFirst } from '#features/applications/apply/prefill.ts';
import { readPrefill } from '#features/applications/apply/read-prefill.ts';
import { SendAgainButton } from '#features/applications/apply/SendAgainButton.tsx';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { kitWrites } from '#features/applications/kits/kit-writes.ts';
import { readKits } from '#features/applications/kits/read-kits.ts';
import { useWaiting } from '#features/applications/outbox/use-waiting.ts';
import { WaitingNotice } from '#features/applications/outbox/WaitingNotice.tsx';
import { statusTextForTalent } from '#features/jobs/jobs/application-status.ts';
import { isClosed } from '#features/jobs/jobs/ClosingText.tsx';
import { findJob } from '#features/jobs/jobs/find-job.ts';
import { path, paths } from '#paths.ts';
import { readSession, type StoredTalent } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/apply.ts';
import type { Route } from './+types/ApplyPage.ts';

/** The page title contains the project type from the URL. */
export const meta: Route.MetaFunction = (page) => {
  const jobType = new URLSearchParams(page.location.search).get('jobType');
  return titled(jobType ? words.page_for(jobType) : words.apply_page, page);
};

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session?.role !== 'talent') throw redirect(paths.talentLogin);
  const { user } = session;
  const jobId = params.jobId ?? new URL(request.url).searchParams.get('jobId');
  if (!jobId) return undefined;
  // A redirect after the login would leave the login behind this page, and Back would lead here again.
  const isOwn = [undefined, ME, user.id].includes(params.userId);
  if (!isOwn) throw redirect(path('apply', { userId: user.id, jobId }) + new URL(request.url).search);
  const [job, application, prefill, kits, applications] = await Promise.all([
    findJob(jobId),
    findApplication(jobId),
    readPrefill(),
    readKits(),
    readApplicationsUsed(),
  ]);
  const fitting = job?.category === 'VOICE OVER' ? voiceFirst(prefill) : prefill;
  const sent = await findCorrectable(application);
  return { user, job, application, sent, prefill: fitting, kits, applications };
}

export const clientAction = pageAction({ ...applicationWrites, ...kitWrites });

/** After applying the user goes back, and after a rejection the form keeps what was typed and chosen. */
export function shouldRevalidate({
  formMethod,
  json,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSentAgain = isWrite(json) && json.name === 'sendAgain';
  return (!formMethod || isSentAgain) && defaultShouldRevalidate;
}

function isWrite(json: unknown): json is { name: string } {
  return typeof json === 'object' && json !== null && 'name' in json;
}

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <DeadEnd>{words.job_id_missing}</DeadEnd>;
  }
  const { job, ...loaded } = loaderData;
  if (!job) return <DeadEnd>{words.job_missing}</DeadEnd>;
  return (
    <Page title={words.apply_page} lead={words.apply_lead}>
      <CallSummary job={job} />
      <Application job={job} {...loaded} />
    </Page>
  );
}

interface ApplicationProps {
  user: StoredTalent;
  job: Job;
  /** The earlier application, if there is one. */
  application: OwnApplication | undefined;
  /** What the talent sent with it, if it can still be corrected. */
  sent: SentApplication | undefined;
  prefill: Prefill;
  kits: ApplicationKit[];
  applications: ApplicationsUsed | undefined;
}

function Application({ job, application, sent, ...form }: ApplicationProps) {
  if (application) return <AlreadyApplied application={application} sent={sent} />;
  if (isClosed(job, new Date())) {
    return <Notice tone="failure">{words.apply_closed}</Notice>;
  }
  if (job.applications_stopped) {
    return <Notice tone="failure">{words.apply_stopped}</Notice>;
  }
  return <NewApplication key={job.id} job={job} {...form} />;
}

/** The form, or the application that waits on this device because there was no connection. */
function NewApplication({ job, user, ...form }: Omit<ApplicationProps, 'application' | 'sent'>) {
  const waiting = useWaiting(user.id);
  if (!waiting) return null;
  const own = waiting.find(({ job_id }) => job_id === job.id);
  if (own?.error === null) return <WaitingNotice waiting={own} />;
  return (
    <>
      {own && (
        <Notice tone="failure">
          <p className="font-semibold">{words.not_sent}</p>
          {own.error}
        </Notice>
      )}
      <ApplyForm job={job} user={user} unsent={own?.answers} {...form} />
    </>
  );
}

function AlreadyApplied({
  application,
  sent,
}: Required<Pick<ApplicationProps, 'sent'>> & { application: OwnApplication }) {
  const { application_id, status, status_history } = application;
  return (
    <>
      {status === 'withdrawn' ? (
        <Withdrawn application={application} />
      ) : (
        <Notice tone="success">{words.already_applied}</Notice>
      )}
      <StatusHistory history={status_history} labels={statusTextForTalent} />
      {sent && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent">
            {words.correct}
          </summary>
          <p className="mt-1 mb-4 max-w-prose text-muted">{words.correct_lead}</p>
          <CorrectForm key={application_id} id={application_id} sent={sent} />
        </details>
      )}
    </>
  );
}

function Withdrawn({ application }: { application: OwnApplication }) {
  if (!application.can_send_again) return <Notice>{words.withdrawn_last}</Notice>;
  return (
    <>
      <Notice>{words.withdrawn}</Notice>
      <div>
        <SendAgainButton application={application} />
      </div>
    </>
  );
}

function DeadEnd({ children }: { children: ReactNode }) {
  return (
    <Page title={words.apply_page}>
      <Notice tone="failure">{children}</Notice>
      <div>
        <ButtonLink to={paths.callsForYou}>{words.calls_for_you}</ButtonLink>
      </div>
    </Page>
  );
}
