import type { Job } from '@kirdaar/contract/jobs/jobs';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { CallSearch } from '#features/jobs/jobs/CallSearch.tsx';
import {
  callFilters,
  callParams,
  choiceOf,
  moreCallFilters,
  orderOf,
} from '#features/jobs/jobs/call-filters.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { findSavedIds, SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { path, paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { countText } from '#ui/count-text.ts';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/jobs.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CastingCallsPage.ts';

/** What a phone shows before scrolling is loaded eagerly. */
const FIRST = 1;
const LIST = '/api/user/popular-casting-calls';

const filters = [...callFilters, ...moreCallFilters];

export const handle = { cacheKey: [...filters.map(({ name }) => name), 'sort', 'page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const choice = choiceOf(filters, search);
  const order = orderOf(search);
  const asked = callParams(choice);
  if (order) asked.set('sort', order);
  asked.set('page', String(pageOf(search)));
  asked.set('limit', String(CALLS_PER_PAGE));
  const found = await read(
    context.get(siteContext),
    'GET /api/user/popular-casting-calls',
    `${LIST}?${asked}`,
  );
  const savedIds: string[] | undefined = undefined;
  return { ...found, jobs: found.jobs.map(shownOf), choice, order, savedIds };
}

/** What its card shows, so that the page does not carry the rest. */
function shownOf(job: Job) {
  const { id, title, project_type, image, status, open_to, production_house_name, applications_stopped } =
    job;
  const { compensation, gender, age_range, city_location, application_deadline, applicants } = job;
  const { project_description, project_description_hi } = job;
  return {
    id,
    title,
    project_type,
    image,
    status,
    open_to,
    production_house_name,
    applications_stopped,
    compensation,
    gender,
    age_range,
    city_location,
    application_deadline,
    applicants,
    project_description,
    project_description_hi,
  };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { ...(await serverLoader()), savedIds: await findSavedIds() };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: words.list_meta_title,
      description: words.list_meta_description,
      query: ['page'],
    },
    page,
  );

export default function CastingCallsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, total, total_is_capped, choice, order, savedIds } = loaderData;
  const narrowed = callParams(choice).size > 0;
  return (
    <SitePage title={common.casting_calls} lead={words.list_lead}>
      <CallSearch
        filters={callFilters}
        more={moreCallFilters}
        choice={choice}
        order={order}
        ownOrder={words.list_order}
        listUrl={paths.castingCalls}
        className="grid-cols-2 lg:grid-cols-[1.6fr_1fr_0.8fr_1fr_auto] max-lg:[&>:last-child]:col-span-2"
      />
      <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 aria-live="polite" className="text-2xl">
          {callCount(total, total_is_capped)}
        </h2>
        {narrowed && (
          <Link to={paths.castingCalls} className="link inline-flex min-h-11 items-center">
            {common.clear_all}
          </Link>
        )}
      </div>
      {jobs.length === 0 && <EmptyPage total={total}>{words.list_none}</EmptyPage>}
      <CardGrid>
        {jobs.map((job, place) => (
          <li key={job.id}>
            <JobCard
              job={job}
              first={place < FIRST}
              detailsTo={path('castingCall', { id: job.id })}
              house={job.production_house_name}
              save={<SaveSlot job={job} savedIds={savedIds} />}
              action={<Applicants id={job.id} title={call_title(job.title)} />}
            />
          </li>
        ))}
      </CardGrid>
      <div className="mt-10">
        <Pagination total={total} perPage={CALLS_PER_PAGE} />
      </div>
    </SitePage>
  );
}

function Applicants({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink to={withReturnPath(paths.talentLogin, path('castingCall', { id }))} variant="secondary">
      {sentence(words.applicants_link(title, (text) => <span className="sr-only">{text}</span>))}
    </ButtonLink>
  );
}

function callCount(total: number, isMinimum: boolean): string {
  return words.list_count(total, `${countText(total)}${isMinimum ? '+' : ''}`);
}
