import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applyPath } from '#features/applications/apply/apply-path.ts';
import type { OwnApplication } from '#features/applications/apply/find-application.ts';
import { RejectionText } from '#features/applications/apply/RejectionText.tsx';
import { SendAgainButton } from '#features/applications/apply/SendAgainButton.tsx';
import { StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { WithdrawButton } from '#features/applications/apply/WithdrawButton.tsx';
import { OfferCard, type OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { offerWrites } from '#features/auditions/offers/offer-writes.ts';
import type { OwnTape } from '#features/auditions/self-tapes/own-tapes.ts';
import { SelfTapeCard } from '#features/auditions/self-tapes/SelfTapeCard.tsx';
import { AuditionCard } from '#features/auditions/slots/AuditionCard.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import type { OwnAudition } from '#features/auditions/slots/own-auditions.ts';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { statusTextForTalent } from '#features/jobs/jobs/application-status.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { JobChanges } from '#features/jobs/jobs/JobChanges.tsx';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/MyApplicationsPage.ts';

const heading = {
  title: 'My Applications',
  lead: 'The casting calls you applied to, newest first, and the status of each application.',
};

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const [{ data, total }, { auditions }, { tapes }, { offers }, { made_at }] = await Promise.all([
    callApi('GET /api/user/job-applications', { query: { page, limit: CALLS_PER_PAGE } }),
    callApi('GET /api/user/auditions'),
    callApi('GET /api/user/self-tapes', { query: {} }),
    callApi('GET /api/user/offers'),
    callApi('GET /api/user/calendar'),
  ]);
  return { applications: data, total, auditions, tapes, offers, made_at };
}

export const clientAction = pageAction({ ...applicationWrites, ...auditionWrites, ...offerWrites });

export default function MyApplicationsPage({
  loaderData: { applications, total, auditions, tapes, offers, made_at },
}: Route.ComponentProps) {
  return (
    <Page {...heading}>
      {applications.length === 0 && <Notice>No jobs available.</Notice>}
      <CardGrid>
        {applications.map((application) => (
          <li key={application.application_id}>
            <ApplicationCard
              application={application}
              audition={auditions.find(isOf(application))}
              tape={tapes.find(isOf(application))}
              offers={offers.filter(isOf(application))}
            />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
      {auditions.length > 0 && <CalendarFeed made_at={made_at} accountRole="talent" />}
    </Page>
  );
}

function isOf({ application_id }: OwnApplication) {
  return (arranged: { application_id: string }) => arranged.application_id === application_id;
}

interface ApplicationCardProps {
  application: OwnApplication;
  audition: OwnAudition | undefined;
  tape: OwnTape | undefined;
  offers: OwnRoleOffer[];
}

function ApplicationCard({ application, audition, tape, offers }: ApplicationCardProps) {
  const { status, status_history, under_consideration, rejection, job_changes, job } = application;
  return (
    <JobCard
      job={job}
      detailsTo={path('callDetails', { id: job.id })}
      action={<AppliedLabel withdrawn={status === 'withdrawn'} />}
    >
      <StatusHistory
        history={status_history}
        labels={statusTextForTalent}
        underConsideration={under_consideration}
      />
      {rejection && <RejectionText text={rejection} />}
      {tape && <SelfTapeCard tape={tape} />}
      <JobChanges changes={job_changes} />
      {audition && <AuditionCard audition={audition} />}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      <div className="relative flex flex-wrap gap-3 self-start empty:hidden">
        {application.correctable && <CorrectLink job={job} />}
        <SendAgainButton application={application} />
        <WithdrawButton application={application} />
      </div>
    </JobCard>
  );
}

function CorrectLink({ job }: Pick<OwnApplication, 'job'>) {
  return (
    <ButtonLink to={applyPath(job, 'me')} variant="secondary">
      Correct<span className="sr-only"> your application for {job.title}</span>
    </ButtonLink>
  );
}

/** A list that fails to load keeps the heading of its page. */
export function ErrorBoundary() {
  return (
    <Page {...heading}>
      <LoadFailure />
    </Page>
  );
}
