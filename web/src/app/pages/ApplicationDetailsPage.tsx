import { useEffect } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ReceivedCard } from '#features/applications/apply/ReceivedCard.tsx';
import { listReceivedFrom, markOpened } from '#features/applications/apply/received.ts';
import { NextSteps } from '#features/auditions/offers/NextSteps.tsx';
import { auditionWrites, offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { ApplicantDays } from '#features/bookings/holds/ApplicantDays.tsx';
import { holdWrites } from '#features/bookings/holds/hold-writes.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { PersonFacts } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath, housePaths } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/app/area-pages.ts';
import { form } from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ApplicationDetailsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.application_title, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: listFrom(id) };
}

/** Returns the applications of one talent, with what follows them. */
async function listFrom(talentId: string) {
  const applications = await listReceivedFrom(talentId);
  if (applications.length === 0) return { applications, steps: [], days: [] };
  const params = { id: talentId };
  const [{ data: steps }, { applications: days }] = await Promise.all([
    callApi('GET /api/production/next-steps/:id', { params }),
    callApi('GET /api/production/bookings/:id', { params }),
  ]);
  return { applications, steps, days };
}

export const clientAction = pageAction({ ...auditionWrites, ...offerWrites, ...holdWrites });

type Found = Awaited<ReturnType<typeof listFrom>>;

export default function ApplicationDetailsPage({
  loaderData: { found },
  params: { id },
}: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-4">
      <BackButton fallback={housePaths.productionProfiles}>{words.house_back}</BackButton>
      <Deferred key={id} resolve={found}>
        {(sent) => <Applications {...sent} />}
      </Deferred>
    </div>
  );
}

function Applications({ applications, steps, days }: Found) {
  useEffect(() => {
    for (const application of applications) if (!application.opened) void markOpened(application);
  }, [applications]);
  const [newest] = applications;
  if (!newest) {
    return <Page title={common.no_applicants} lead={words.applicant_none_hint} />;
  }
  const { user } = newest;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <TalentPhoto
          name={user.name}
          image={user.image_url}
          sizes="9rem"
          className="size-28 rounded-card sm:size-36"
        />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{user.name}</h1>
          <PersonFacts person={user} className="mt-2 flex flex-wrap gap-x-6 gap-y-1" />
          <Leaving person={user} />
          <p className="mt-3 flex flex-wrap gap-2">
            <ButtonLink to={housePath('applicantProfile', { id: user.id })} variant="secondary">
              {form}
            </ButtonLink>
            <ButtonLink to={housePath('applicantPhotos', { id: user.id })} variant="secondary">
              {words.applicant_photos}
            </ButtonLink>
          </p>
        </div>
      </header>
      {applications.map((application) => {
        const isOf = (one: { application_id: string }) => one.application_id === application.application_id;
        const [next, own] = [steps.find(isOf), days.find(isOf)];
        return (
          <ReceivedCard
            key={application.application_id}
            application={application}
            open={application === newest}
            nextSteps={
              <>
                {next && <NextSteps steps={next} isTapeAsked={application.self_tape !== null} />}
                {own && <ApplicantDays days={own} />}
              </>
            }
          />
        );
      })}
    </div>
  );
}
