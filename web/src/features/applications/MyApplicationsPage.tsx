import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import type { OwnApplication } from '#features/applications/find-application.ts';
import { ReleaseWords } from '#features/applications/ReleaseWords.tsx';
import { stepsForTalent } from '#features/applications/status-words.ts';
import { Timeline } from '#features/applications/Timeline.tsx';
import { WithdrawButton } from '#features/applications/WithdrawButton.tsx';
import { AuditionCard } from '#features/auditions/AuditionCard.tsx';
import { CalendarAddress } from '#features/auditions/CalendarAddress.tsx';
import type { OwnAudition } from '#features/auditions/own-auditions.ts';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { OfferCard, type OwnOffer } from '#features/offers/OfferCard.tsx';
import { path } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/MyApplicationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('My Applications', page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const [{ data, total }, { auditions }, { offers }, { made_at }] = await Promise.all([
    call('GET /api/user/job-applications', { query: { page, limit: CALLS_PER_PAGE } }),
    call('GET /api/user/auditions'),
    call('GET /api/user/offers'),
    call('GET /api/user/calendar'),
  ]);
  return { applications: data, total, auditions, offers, made_at };
}

export default function MyApplicationsPage({
  loaderData: { applications, total, auditions, offers, made_at },
}: Route.ComponentProps) {
  return (
    <Page
      title="My Applications"
      lead="Every call you applied to, the latest first, and how far it has come."
    >
      {applications.length === 0 && <Notice>No jobs available.</Notice>}
      <CardGrid>
        {applications.map((application) => (
          <li key={application.application_id}>
            <ApplicationCard
              application={application}
              audition={auditions.find(isOf(application))}
              offers={offers.filter(isOf(application))}
            />
          </li>
        ))}
      </CardGrid>
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
      {auditions.length > 0 && (
        <CalendarAddress made_at={made_at} renew={() => call('POST /api/user/calendar')} />
      )}
    </Page>
  );
}

function isOf({ application_id }: OwnApplication) {
  return (arranged: { application_id: string }) => arranged.application_id === application_id;
}

interface ApplicationCardProps {
  application: OwnApplication;
  audition: OwnAudition | undefined;
  offers: OwnOffer[];
}

function ApplicationCard({ application, audition, offers }: ApplicationCardProps) {
  const { status, timeline, release, job } = application;
  return (
    <JobCard
      job={job}
      detailsTo={path('callDetails', { id: job.id })}
      action={<AppliedLabel withdrawn={status === 'withdrawn'} />}
    >
      <Timeline steps={timeline} words={stepsForTalent} />
      {release && <ReleaseWords words={release} />}
      {audition && <AuditionCard audition={audition} />}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      <div className="relative self-start empty:hidden">
        <WithdrawButton application={application} />
      </div>
    </JobCard>
  );
}
