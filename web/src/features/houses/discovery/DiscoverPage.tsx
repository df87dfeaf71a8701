import type { DiscoveryScope } from '@kirdaar/contract/houses/discovery';
import { PROFILES_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { TalentCard } from '#features/houses/discovery/TalentCard.tsx';
import { FilterChips } from '#features/talent/directory/FilterChips.tsx';
import { FILTERS_ID, ProfileFilters } from '#features/talent/directory/ProfileFilters.tsx';
import {
  chipsOf,
  filterBody,
  type Selection,
  selectionOf,
} from '#features/talent/directory/profile-filters.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/DiscoverPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Profiles', page);

const scopes: Record<DiscoveryScope, { label: string; list: string }> = {
  applicants: { label: 'Applied to you', list: paths.productionProfiles },
  talent: { label: 'All talent', list: `${paths.productionProfiles}?scope=talent` },
};

/** Not awaited: the page shows a loading state. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const scope: DiscoveryScope = search.get('scope') === 'talent' ? 'talent' : 'applicants';
  const selection = selectionOf(search);
  const body = { ...filterBody(selection), scope, page: pageOf(search) };
  return { scope, selection, found: callApi('POST /api/production/profiles/filter', { body }) };
}

type Found = Awaited<ReturnType<typeof clientLoader>['found']>;

export default function DiscoverPage({ loaderData: { scope, selection, found } }: Route.ComponentProps) {
  return (
    <Page
      title="Discover Professional Actors & Actresses for Your Next Project"
      lead="Talent who applied to you, and talent who let production houses find them."
      actions={
        <ButtonLink variant="secondary" to={paths.talentLists}>
          Lists and invitations
        </ButtonLink>
      }
    >
      <nav aria-label="Search in" className="flex flex-wrap gap-2">
        {Object.entries(scopes).map(([name, { label, list }]) => (
          <Link
            key={name}
            to={list}
            aria-current={name === scope ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold',
              name === scope ? 'border-night bg-night text-on-night' : 'border-line bg-card hover:bg-sunken',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Suspense key={scope} fallback={<Loading />}>
        <Await resolve={found}>
          {(talents) => <FoundTalents scope={scope} selection={selection} found={talents} />}
        </Await>
      </Suspense>
    </Page>
  );
}

interface FoundTalentsProps {
  scope: DiscoveryScope;
  selection: Selection;
  found: Found;
}

function FoundTalents({ scope, selection, found }: FoundTalentsProps) {
  const { list } = scopes[scope];
  const chips = chipsOf(selection, list);
  return (
    <div className="items-start gap-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
      <ProfileFilters selection={selection} totalText={found.total_text} list={list} />
      <section aria-labelledby="found" className="flex min-w-0 flex-col gap-5">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 id="found" aria-live="polite" className="text-2xl">
            {found.total_text} {found.total === 1 ? 'profile' : 'profiles'}
          </h2>
          <Button variant="secondary" className="lg:hidden" popoverTarget={FILTERS_ID}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Filters{chips.length > 0 && ` (${chips.length})`}
          </Button>
        </div>
        <FilterChips chips={chips} none={list} />
        {found.data.length === 0 ? (
          <Notice>No applicants found.</Notice>
        ) : (
          <>
            <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
              {found.data.map((talent) => (
                <li key={talent.id}>
                  <TalentCard talent={talent} />
                </li>
              ))}
            </ul>
            <Pagination total={found.total} perPage={PROFILES_PER_PAGE} />
          </>
        )}
      </section>
    </div>
  );
}
