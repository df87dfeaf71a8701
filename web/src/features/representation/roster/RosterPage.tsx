import { PROFILES_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { agencyPaths } from '#agency-paths.ts';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import {
  HouseFilters,
  houseChips,
  houseFilterBody,
  houseSelectionOf,
  withHouseSelection,
} from '#features/houses/discovery/HouseFilters.tsx';
import { SelectTalent } from '#features/houses/discovery/SelectTalent.tsx';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { ClientCard } from '#features/representation/roster/ClientCard.tsx';
import {
  type RosterSearch,
  rosterSearchOf,
  rosterUrl,
  withClients,
} from '#features/representation/roster/roster-search.ts';
import { rosterWrites } from '#features/representation/roster/roster-writes.ts';
import { FilterChips } from '#features/talent/directory/filter-controls.tsx';
import { FILTERS_ID, ProfileFilters } from '#features/talent/directory/ProfileFilters.tsx';
import { chipsOf, filterBody, profilesUrl, selectionOf } from '#features/talent/directory/profile-filters.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Pagination, pageOf } from '#ui/Pagination.tsx';
import * as words from '#words/representation/agency.ts';
import { call_title } from '#words/rules/calls.ts';
import * as directoryWords from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/RosterPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.roster, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [selection, facts, narrowed] = [
    selectionOf(search),
    houseSelectionOf(search),
    rosterSearchOf(search),
  ];
  const { job, folder, everyone } = narrowed;
  const body = {
    ...filterBody(selection),
    ...houseFilterBody(facts),
    page: pageOf(search),
    folder: folder ?? '',
    ...(job && { job, fits: !everyone }),
  };
  const found = await callApi('POST /api/user/agency/clients/filter', { body });
  return { selection, facts, narrowed, found };
}

export const clientAction = pageAction(rosterWrites);

export default function RosterPage({
  loaderData: { selection, facts, narrowed, found },
}: Route.ComponentProps) {
  const list = rosterUrl(narrowed);
  const chips = [
    ...chipsOf(selection, withHouseSelection(list, facts)),
    ...houseChips(facts).map(({ text, left }) => ({
      text,
      without: profilesUrl(selection, 1, withHouseSelection(list, left)),
    })),
  ];
  const { job, data } = found;
  const mandates = (people: readonly { id: string }[]) =>
    data.filter(({ id }) => people.some((one) => one.id === id)).map(({ mandate_id }) => mandate_id);
  if (data.length === 0 && chips.length === 0 && !job && !narrowed.folder)
    return (
      <AgencyFrame title={words.roster} lead={words.roster_lead} verified={found.verified}>
        <p className="text-muted">{words.roster_empty}</p>
        {found.verified && (
          <ButtonLink to={agencyPaths.team} className="self-start">
            {words.invite}
          </ButtonLink>
        )}
      </AgencyFrame>
    );
  return (
    <AgencyFrame title={words.roster} lead={words.roster_lead} verified={found.verified}>
      <div className="items-start gap-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]">
        <ProfileFilters
          selection={selection}
          totalText={String(found.total)}
          list={withHouseSelection(list, facts)}
          further={{
            fields: <HouseFilters chosen={facts} />,
            listOf: (form) => withHouseSelection(list, houseSelectionOf(form)),
          }}
        />
        <section aria-labelledby="found" className="flex min-w-0 flex-col gap-5">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <h2 id="found" aria-live="polite" className="text-2xl wrap-anywhere">
              {job
                ? words.fits_call(call_title(job.title))
                : directoryWords.found(found.total, String(found.total))}
            </h2>
            <Button variant="secondary" className="lg:hidden" popoverTarget={FILTERS_ID}>
              <SlidersHorizontal aria-hidden className="size-4" />
              {chips.length > 0 ? common.filters_active(chips.length) : common.filters}
            </Button>
          </div>
          <Narrowing narrowed={narrowed} folders={found.folders} />
          <FilterChips chips={chips} none={list} />
          {data.length === 0 ? (
            <p className="text-muted">{words.roster_none}</p>
          ) : (
            <SelectTalent
              talents={data}
              actions={(people) => (
                <>
                  {job && (
                    <ButtonLink to={withClients(agencyPaths.submit, mandates(people), job.id)}>
                      {words.submit_to_call}
                    </ButtonLink>
                  )}
                  <ButtonLink to={withClients(agencyPaths.packages, mandates(people))} variant="secondary">
                    {words.make_package}
                  </ButtonLink>
                </>
              )}
            >
              {(box) => (
                <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
                  {data.map((client) => (
                    <li key={client.mandate_id}>
                      <ClientCard client={client} folders={found.folders}>
                        {box(client)}
                      </ClientCard>
                    </li>
                  ))}
                </ul>
              )}
            </SelectTalent>
          )}
          <Pagination total={found.total} perPage={PROFILES_PER_PAGE} />
        </section>
      </div>
    </AgencyFrame>
  );
}

const look =
  'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline aria-[current]:text-ink';

/** The folders, and the casting call for which the agency looks. */
function Narrowing({ narrowed, folders }: { narrowed: RosterSearch; folders: readonly string[] }) {
  const { job, folder, everyone } = narrowed;
  return (
    <>
      {job && (
        <p className="flex flex-wrap gap-x-5">
          <Link to={rosterUrl({ ...narrowed, everyone: !everyone })} className={look}>
            {everyone ? words.fits_only : words.fits_everyone}
          </Link>
          <Link to={rosterUrl({ job: null, folder, everyone: false })} className={look}>
            {words.fits_leave}
          </Link>
        </p>
      )}
      {folders.length > 0 && (
        <nav aria-label={words.folder} className="flex flex-wrap gap-x-5">
          {[null, ...folders].map((one) => (
            <Link
              key={one}
              to={rosterUrl({ ...narrowed, folder: one })}
              aria-current={one === folder ? 'page' : undefined}
              className={look}
            >
              {one ?? words.folder_all}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
