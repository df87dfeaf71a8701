import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { CallSearch } from '#features/jobs/jobs/CallSearch.tsx';
import { callFilters, callParams, choiceOf } from '#features/jobs/jobs/call-filters.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { path, paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/CastingCallsPage.ts';

/** Number of cards loaded eagerly: what a phone shows before scrolling. */
const FIRST = 1;
const LIST = '/api/user/popular-casting-calls';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const choice = choiceOf(callFilters, search);
  const asked = callParams(choice);
  asked.set('page', String(pageOf(search)));
  asked.set('limit', String(CALLS_PER_PAGE));
  const found = await read(
    context.get(siteContext),
    'GET /api/user/popular-casting-calls',
    `${LIST}?${asked}`,
  );
  return { ...found, choice };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Casting calls open now',
      description:
        'Open casting calls from production houses across India: films, web series, advertisements, theatre and voice. See the role, the dates and the pay, and apply.',
      query: ['page'],
    },
    page,
  );

export default function CastingCallsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, total, total_is_capped, choice } = loaderData;
  const narrowed = callParams(choice).size > 0;
  return (
    <SitePage
      title="Casting calls"
      lead="Open roles from production houses across India, the most popular first."
    >
      <CallSearch
        filters={callFilters}
        choice={choice}
        listUrl={paths.castingCalls}
        className="grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_0.8fr_auto] max-lg:[&>:first-child]:col-span-2 max-lg:[&>:last-child]:col-span-2"
      />
      <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h2 aria-live="polite" className="text-2xl">
          {countText(total, total_is_capped)}
        </h2>
        {narrowed && (
          <Link
            to={paths.castingCalls}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          >
            Clear all
          </Link>
        )}
      </div>
      {jobs.length === 0 && <Notice>No casting calls available</Notice>}
      <CardGrid>
        {jobs.map((job, place) => (
          <li key={job.id}>
            <JobCard
              job={job}
              first={place < FIRST}
              detailsTo={path('castingCall', { id: job.id })}
              action={<Applicants id={job.id} title={job.title} />}
            >
              {job.production_house_name && <p className="text-muted text-sm">{job.production_house_name}</p>}
            </JobCard>
          </li>
        ))}
      </CardGrid>
      <div className="mt-10">
        <Pagination total={total} perPage={CALLS_PER_PAGE} />
      </div>
    </SitePage>
  );
}

/** Link to the applicants, which requires a login. */
function Applicants({ id, title }: { id: string; title: string }) {
  return (
    <ButtonLink to={withReturnPath(paths.talentLogin, path('castingCall', { id }))} variant="secondary">
      Applicants<span className="sr-only"> for {title}</span>
    </ButtonLink>
  );
}

function countText(total: number, isMinimum: boolean): string {
  const count = new Intl.NumberFormat('en-IN').format(total);
  return `${count}${isMinimum ? '+' : ''} open casting ${total === 1 ? 'call' : 'calls'}`;
}
