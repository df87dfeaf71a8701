import type { Job } from '@kirdaar/contract/jobs/jobs';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWaiting } from '#api/use-waiting.ts';
import { ApplyForm } from '#features/applications/apply/ApplyForm.tsx';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { CorrectForm } from '#features/applications/apply/CorrectForm.tsx';
import { GuardianWaiting } from '#features/applications/apply/GuardianWaiting.tsx';
import {
  findCorrectable,
  findOwn,
  ME,
  type OwnApplication,
  readApplicationsUsed,
} from '#features/applications/apply/own-application.ts';
import { readPrefill, voiceFirst } from '#features/applications/apply/prefill.ts';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WaitingNotice } from '#features/applications/apply/WaitingApplications.tsx';
import { SendAgainButton } from '#features/applications/apply/WithdrawButton.tsx';
import { kitWrites, readKits } from '#features/applications/kits/kit-writes.ts';
import { statusTextForTalent } from '#features/jobs/jobs/application-status.ts';
import { ClosingText, isClosed } from '#features/jobs/jobs/ClosingText.tsx';
import { findJob } from '#features/jobs/jobs/find-job.ts';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { path, paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { rangeText } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as castingInputAnswers from '#words/answers/casting-input.ts';
import * as jobsAnswers from '#words/answers/jobs.ts';
import * as words from '#words/applications/apply.ts';
import { call_title } from '#words/rules/calls.ts';
import { place_name } from '#words/rules/places.ts';
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
  const [job, own, prefill, kits, kept, applications, taken] = await Promise.all([
    findJob(jobId),
    findOwn(jobId),
    readPrefill(),
    readKits(),
    readKept(jobId),
    readApplicationsUsed(),
    readTakenDays(jobId),
  ]);
  const fitting = job?.category === 'VOICE OVER' ? voiceFirst(prefill) : prefill;
  const sent = await findCorrectable(own.application);
  return { user, job, ...own, sent, prefill: fitting, kits, kept, applications, taken };
}

export const clientAction = pageAction({ ...applicationWrites, ...kitWrites });

/** After applying the user goes back, and after a rejection the form keeps what was typed and chosen. */
export function shouldRevalidate({
  formMethod,
  json,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSent =
    json instanceof Object && 'name' in json && (json.name === 'sendAgain' || json.name === 'sendUnsent');
  return (!formMethod || isSent) && defaultShouldRevalidate;
}

export default function ApplyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadEnd>{words.job_id_missing}</DeadEnd>;
  const { job, ...loaded } = loaderData;
  if (!job) return <DeadEnd>{castingInputAnswers.no_job}</DeadEnd>;
  return (
    <Page title={words.apply_page} lead={words.apply_lead}>
      <CallSummary job={job} />
      <Application job={job} {...loaded} />
    </Page>
  );
}

/** The form also opens from pages kept on the device, without a connection. */
async function readKept(id: string) {
  try {
    return (await callApi('GET /api/user/application-drafts/:id', { params: { id } })).fields;
  } catch {
    return {};
  }
}

/** Returns the shoot days on which the talent is away, at work, held or booked. */
async function readTakenDays(id: string) {
  try {
    const { clashes } = await callApi('GET /api/user/availability/clashes/:id', { params: { id } });
    return clashes.filter(({ kind }) => kind !== 'maybe');
  } catch {
    return [];
  }
}

type Loaded = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;
type ApplicationProps = Loaded & { job: Job };

function Application({ job, application, asked, sent, ...form }: ApplicationProps) {
  if (asked.length > 0) return <GuardianWaiting requests={asked} />;
  if (application) return <AlreadyApplied application={application} sent={sent} />;
  if (isClosed(job, new Date())) return <Notice tone="failure">{words.apply_closed}</Notice>;
  if (job.applications_stopped) return <Notice tone="failure">{jobsAnswers.applications_stopped}</Notice>;
  if (form.prefill.isChild && !mayCastChildren(job.age_range))
    return <Notice tone="failure">{jobsAnswers.job_for_adults}</Notice>;
  if (form.prefill.isChild && !job.production_house.sees_children)
    return <Notice tone="failure">{jobsAnswers.house_not_for_children}</Notice>;
  return <NewApplication key={job.id} job={job} {...form} />;
}

/** The form, or the application that waits on this device because there was no connection. */
function NewApplication({
  job,
  user,
  taken = [],
  ...form
}: Omit<ApplicationProps, 'application' | 'asked' | 'sent'>) {
  const waiting = useWaiting(user.id);
  if (!waiting) return null;
  const own = waiting.find(({ kind, id }) => kind === 'application' && id === job.id);
  if (own?.error === null) return <WaitingNotice waiting={own} />;
  return (
    <>
      {own && (
        <Notice tone="failure">
          <p className="font-semibold">{words.not_sent}</p>
          {own.error}
        </Notice>
      )}
      {taken.length > 0 && <Notice>{words.days_taken(taken.map(rangeText).join(', '))}</Notice>}
      <ApplyForm job={job} user={user} unsent={own?.answers} {...form} />
    </>
  );
}

function AlreadyApplied({ application, sent }: { application: OwnApplication; sent: Loaded['sent'] }) {
  const { application_id, status, status_history, can_send_again } = application;
  return (
    <>
      {status === 'withdrawn' ? (
        <Notice>{can_send_again ? words.withdrawn : words.withdrawn_last}</Notice>
      ) : (
        <Notice tone="success">{words.already_applied}</Notice>
      )}
      {status === 'withdrawn' && can_send_again && (
        <div>
          <SendAgainButton application={application} />
        </div>
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

function CallSummary({ job }: { job: Job }) {
  return (
    <Card className="flex overflow-hidden">
      <JobPoster
        sizes="12rem"
        image={job.image}
        projectType={job.project_type}
        className="hidden w-44 shrink-0 sm:flex"
      />
      <div className="flex min-w-0 flex-col gap-1 p-5">
        <h2 className="wrap-anywhere text-xl">{call_title(job.title)}</h2>
        <p className="text-muted">{job.production_house_name}</p>
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {place_name(job.city_location)}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
          <ClosingText job={job} />
          <Link to={path('callDetails', { id: job.id })} className="link text-sm">
            {words.call}
          </Link>
        </div>
      </div>
    </Card>
  );
}
