import type { DiscoveryScope } from '@kirdaar/contract/houses/discovery';
import { PROFILES_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import {
  HouseFilters,
  houseChips,
  houseFilterBody,
  houseSelectionOf,
  withHouseSelection,
} from '#features/houses/discovery/HouseFilters.tsx';
import { SelectTalent } from '#features/houses/discovery/SelectTalent.tsx';
import { TalentCard } from '#features/houses/discovery/TalentCard.tsx';
import { FilterChips } from '#features/talent/directory/filter-controls.tsx';
import { FILTERS_ID, ProfileFilters } from '#features/talent/directory/ProfileFilters.tsx';
import { chipsOf, filterBody, profilesUrl, selectionOf } from '#features/talent/directory/profile-filters.ts';
import { housePaths } from '#house-paths.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Deferred } from '#ui/Deferred.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';
import * as words from '#words/houses/discovery.ts';
import * as directoryWords from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/DiscoverPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.profiles, page);

const scopes: Record<DiscoveryScope, { label: string; list: string }> = {
  applicants: { label: words.scope_applicants, list: housePaths.productionProfiles },
  talent: { label: words.scope_talent, list: `${housePaths.productionProfiles}?scope=talent` },
};

/** Not awaited: the page shows a loading state. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const chosen = chosenIn(search);
  const { scope, selection, facts } = chosen;
  const body = { ...filterBody(selection), ...houseFilterBody(facts), scope, page: pageOf(search) };
  return { chosen, found: callApi('POST /api/production/profiles/filter', { body }) };
}

type Chosen = ReturnType<typeof chosenIn>;

function chosenIn(search: URLSearchParams) {
  const scope: DiscoveryScope = search.get('scope') === 'talent' ? 'talent' : 'applicants';
  return { scope, selection: selectionOf(search), facts: houseSelectionOf(search) };
}

type Found = Awaited<ReturnType<typeof clientLoader>['found']>;

export default function DiscoverPage({ loaderData: { chosen, found } }: Route.ComponentProps) {
  return (
    <Frame scope={chosen.scope}>
      <Deferred key={chosen.scope} resolve={found}>
        {(talents) => <FoundTalents chosen={chosen} found={talents} />}
      </Deferred>
    </Frame>
  );
}

/** A search that fails keeps the filters, so that it can be changed. */
export function ErrorBoundary() {
  const { search } = useLocation();
  const chosen = chosenIn(new URLSearchParams(search));
  return (
    <Frame scope={chosen.scope}>
      <Filtered chosen={chosen} totalText="">
        <LoadFailure />
      </Filtered>
    </Frame>
  );
}

function Frame({ scope, children }: { scope: DiscoveryScope; children: ReactNode }) {
  return (
    <Page title={words.title} lead={words.lead}>
      <nav aria-label={words.scopes_label} className="flex flex-wrap gap-2">
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
      {children}
    </Page>
  );
}

function Filtered(props: { chosen: Chosen; totalText: string; children: ReactNode }) {
  const { chosen, totalText, children } = props;
  const { selection, facts } = chosen;
  const { list } = scopes[chosen.scope];
  return (
    <div className="items-start gap-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
      <ProfileFilters
        selection={selection}
        totalText={totalText}
        list={withHouseSelection(list, facts)}
        further={{
          fields: <HouseFilters chosen={facts} />,
          listOf: (form) => withHouseSelection(list, houseSelectionOf(form)),
        }}
      />
      {children}
    </div>
  );
}

function FoundTalents({ chosen, found }: { chosen: Chosen; found: Found }) {
  const { scope, selection, facts } = chosen;
  const { list } = scopes[scope];
  const chips = [
    ...chipsOf(selection, withHouseSelection(list, facts)),
    ...houseChips(facts).map(({ text, left }) => ({
      text,
      without: profilesUrl(selection, 1, withHouseSelection(list, left)),
    })),
  ];
  return (
    <Filtered chosen={chosen} totalText={found.total_text}>
      <section aria-labelledby="found" className="flex min-w-0 flex-col gap-5">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 id="found" aria-live="polite" className="text-2xl">
            {directoryWords.found(found.total, found.total_text)}
          </h2>
          <Button
            Icon={SlidersHorizontal}
            variant="secondary"
            className="lg:hidden"
            popoverTarget={FILTERS_ID}
          >
            {chips.length > 0 ? common.filters_active(chips.length) : common.filters}
          </Button>
        </div>
        <FilterChips chips={chips} none={list} />
        {found.data.length === 0 ? (
          <EmptyPage total={found.total}>{common.no_applicants}</EmptyPage>
        ) : (
          <>
            <SelectTalent talents={found.data}>
              {(box) => (
                <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
                  {found.data.map((talent) => (
                    <li key={talent.id}>
                      <TalentCard talent={talent}>{box(talent)}</TalentCard>
                    </li>
                  ))}
                </ul>
              )}
            </SelectTalent>
            <Pagination total={found.total} perPage={PROFILES_PER_PAGE} />
          </>
        )}
      </section>
    </Filtered>
  );
}
