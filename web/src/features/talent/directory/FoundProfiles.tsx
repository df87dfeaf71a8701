import { SlidersHorizontal } from 'lucide-react';
import { useNavigation } from 'react-router';
import { ChildrenHidden } from '#features/talent/directory/ChildrenHidden.tsx';
import { FilterChips } from '#features/talent/directory/FilterChips.tsx';
import { FILTERS_ID } from '#features/talent/directory/ProfileFilters.tsx';
import { ProfileList, type ShownProfiles } from '#features/talent/directory/ProfileList.tsx';
import {
  asksForChildren,
  chipsOf,
  profilesUrl,
  type Selection,
  selectionOf,
} from '#features/talent/directory/profile-filters.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyPage } from '#ui/Pagination.tsx';
import * as words from '#words/talent/directory.ts';

interface FoundProfilesProps {
  selection: Selection;
  found: ShownProfiles;
  page: number;
}

/** Profiles that match the filters: their number, the active filters and the list. */
export function FoundProfiles({ selection, found, page }: FoundProfilesProps) {
  const { location } = useNavigation();
  const chips = chipsOf(selection);
  const changing = location?.pathname === paths.profiles && !isSame(location.search, selection);
  return (
    <section
      aria-labelledby="found"
      aria-busy={changing}
      className={classNames('min-w-0 transition-opacity', changing && 'opacity-60')}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="found" aria-live="polite" className="text-2xl">
          {words.found(found.total, found.total_text)}
        </h2>
        <Button variant="secondary" className="lg:hidden" popoverTarget={FILTERS_ID}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {chips.length > 0 ? words.filters_active(chips.length) : words.filters}
        </Button>
      </div>
      <FilterChips chips={chips} none={paths.profiles} />
      <div className="mt-5 flex flex-col gap-5">
        {asksForChildren(selection) && <ChildrenHidden />}
        {found.data.length === 0 ? (
          <EmptyPage total={found.total}>{words.found_none}</EmptyPage>
        ) : (
          <ProfileList selection={selection} found={found} page={page} />
        )}
      </div>
    </section>
  );
}

/** Whether a URL shows the same selection, possibly another page of it. */
function isSame(search: string, selection: Selection): boolean {
  return profilesUrl(selectionOf(new URLSearchParams(search))) === profilesUrl(selection);
}
