import { type ApplicationGroup, applicationGroups } from '@kirdaar/contract/rules/application-filters';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { GuardianWaiting } from '#features/applications/apply/GuardianWaiting.tsx';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import { WaitingApplications } from '#features/applications/apply/WaitingApplications.tsx';
import type { OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { ApplicationCard } from '#features/auditions/own-applications/ApplicationCard.tsx';
import { groupNames, StateFilter } from '#features/auditions/own-applications/StateFilter.tsx';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { auditionWrites, offerWrites } from '#features/auditions/slots/audition-writes.ts';
import type { OwnAudition } from '#features/auditions/slots/auditions.ts';
import { CalendarFeed } from '#features/auditions/slots/CalendarFeed.tsx';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { countText } from '#ui/count-text.ts';
import { failureUnder } from '#ui/LoadFailure.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import * as words from '#words/app/area-pages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/MyApplicationsPage.ts';

const heading = {
  title: common.my_applications,
  lead: words.applications_lead,
};

export const meta: Route.MetaFunction = (page) => titled(heading.title, page);

export const ErrorBoundary = failureUnder(heading);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const chosen = applicationGroups.find((group) => group === search.get('state'));
  const list = (state: ApplicationGroup | 'open', page: number) =>
    callApi('GET /api/user/job-applications', { query: { page, limit: CALLS_PER_PAGE, state } });
  const [{ data, total, counts, waiting }, ended, { auditions }, { tapes }, { offers }, { made_at }] =
    await Promise.all([
      list(chosen ?? 'open', pageOf(search)),
      chosen ? undefined : list('ended', 1),
      callApi('GET /api/user/auditions'),
      callApi('GET /api/user/self-tapes', { query: {} }),
      callApi('GET /api/user/offers'),
      callApi('GET /api/user/calendar'),
    ]);
  return {
    chosen,
    prepared: waiting,
    applications: data,
    total,
    counts,
    ended: ended?.data ?? [],
    auditions,
    tapes,
    offers,
    made_at,
  };
}

export const clientAction = pageAction({ ...applicationWrites, ...auditionWrites, ...offerWrites });

export default function MyApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { chosen, prepared, applications, total, counts, ended, auditions, made_at } = loaderData;
  const session = useSession();
  const waiting = applications.filter(({ needs_answer }) => needs_answer);
  const others = applications.filter(({ needs_answer }) => !needs_answer);
  const hasNone = total === 0 && ended.length === 0 && prepared.length === 0 && !chosen;
  return (
    <Page {...heading}>
      {session?.role === 'talent' && <WaitingApplications talentId={session.user.id} />}
      <GuardianWaiting requests={prepared} />
      {hasNone ? <NoApplications /> : <StateFilter counts={counts} chosen={chosen} />}
      {applications.length === 0 && !hasNone && (
        <EmptyPage total={total}>{words.applications_empty[chosen ?? 'open']}</EmptyPage>
      )}
      {waiting.length > 0 && !chosen && <h2 className="text-xl">{groupNames.answer}</h2>}
      <Cards applications={chosen ? applications : waiting} arranged={loaderData} />
      {!chosen && others.length > 0 && (
        <>
          {waiting.length > 0 && <h2 className="text-xl">{words.applications_other}</h2>}
          <Cards applications={others} arranged={loaderData} />
        </>
      )}
      <Pagination total={total} perPage={CALLS_PER_PAGE} />
      {ended.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-accent text-lg">
            {words.applications_ended(countText(counts.ended))}
          </summary>
          <div className="flex flex-col items-start gap-5 pt-3">
            <Cards applications={ended} arranged={loaderData} />
            {counts.ended > ended.length && (
              <ButtonLink to="?state=ended" variant="secondary">
                {words.applications_ended_all}
              </ButtonLink>
            )}
          </div>
        </details>
      )}
      {auditions.length > 0 && <CalendarFeed made_at={made_at} accountRole="talent" />}
    </Page>
  );
}

function NoApplications() {
  return (
    <>
      <Notice>
        <p>{common.no_jobs}</p>
        <p>{words.applications_none_hint}</p>
      </Notice>
      <div>
        <ButtonLink to={paths.callsForYou}>{words.applications_start}</ButtonLink>
      </div>
    </>
  );
}

interface CardsProps {
  applications: OwnApplication[];
  /** What was arranged about any of the talent's applications. */
  arranged: { auditions: OwnAudition[]; tapes: OwnTape[]; offers: OwnRoleOffer[] };
}

function Cards({ applications, arranged: { auditions, tapes, offers } }: CardsProps) {
  if (applications.length === 0) return null;
  return (
    <CardGrid>
      {applications.map((application) => (
        <li key={application.application_id}>
          <ApplicationCard
            application={application}
            audition={auditions.find(isOf(application))}
            tapes={tapes.filter(isOf(application))}
            offers={offers.filter(isOf(application))}
          />
        </li>
      ))}
    </CardGrid>
  );
}

function isOf({ application_id }: OwnApplication) {
  return (arranged: { application_id: string }) => arranged.application_id === application_id;
}
