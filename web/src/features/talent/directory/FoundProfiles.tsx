import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { FilterChips } from '#features/talent/directory/filter-controls.tsx';
import type { ProfilePage } from '#features/talent/directory/known-pages.ts';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { FILTERS_ID } from '#features/talent/directory/ProfileFilters.tsx';
import {
  asksForChildren,
  chipsOf,
  profilesUrl,
  type Selection,
  selectionOf,
} from '#features/talent/directory/profile-filters.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePaths } from '#house-paths.ts';
import { paths, talentPath } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { EmptyPage } from '#ui/Pagination.tsx';
import { category_names } from '#words/rules/people.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

interface FoundProfilesProps {
  selection: Selection;
  /** The profiles on screen and the first page they start from. */
  found: ProfilePage & { firstPage: number };
  page: number;
}

/** Profiles that match the filters: their number, the active filters and the list. */
export function FoundProfiles({ selection, found, page }: FoundProfilesProps) {
  const { location } = useNavigation();
  const chips = chipsOf(selection);
  const next = location?.pathname === paths.profiles && selectionOf(new URLSearchParams(location.search));
  const changing = next && profilesUrl(next) !== profilesUrl(selection);
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
        <Button Icon={SlidersHorizontal} variant="secondary" className="lg:hidden" popoverTarget={FILTERS_ID}>
          {chips.length > 0 ? common.filters_active(chips.length) : common.filters}
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

function ChildrenHidden() {
  const isHouse = useSession()?.role === 'production';
  return (
    <Notice>
      <p className="font-semibold text-ink">{words.children_hidden}</p>
      <p>{words.children_hidden_why}</p>
      <ButtonLink
        to={isHouse ? housePaths.productionProfiles : paths.productionLogin}
        variant="secondary"
        className="mt-3"
      >
        {isHouse ? words.children_search : words.children_login}
      </ButtonLink>
    </Notice>
  );
}

const SKELETONS = ['one', 'two', 'three', 'four'];

function ProfileList({ selection, found, page }: FoundProfilesProps) {
  const more = profilesUrl(selection, page + 1);
  const { list, remember } = useFocusOnGrowth(found.data.length);
  const { location } = useNavigation();
  const loading = location && location.pathname + location.search === more;
  return (
    <>
      {found.firstPage > 1 && (
        <Link to={profilesUrl(selection)} className="link mb-5 inline-flex min-h-11 items-center">
          {words.found_start}
        </Link>
      )}
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(46%,11.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-5"
      >
        {found.data.map((profile, place) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} first={place === 0} />
          </li>
        ))}
        {loading &&
          SKELETONS.map((name) => (
            <li key={name} aria-hidden>
              <ProfileCardSkeleton />
            </li>
          ))}
      </ul>
      {found.more && (
        <p className="mt-10 text-center">
          <ButtonLink
            to={more}
            replace
            preventScrollReset
            variant="secondary"
            aria-disabled={Boolean(loading)}
            className="min-w-48"
            onClick={remember}
          >
            {loading ? common.loading : words.found_more}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Moves the keyboard focus to the first of the newly added profiles. */
function useFocusOnGrowth(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || length <= before.current) return;
    const added = [...(list.current?.children ?? [])].slice(before.current);
    added
      .flatMap((card) => card.querySelector('a') ?? [])
      .at(0)
      ?.focus({ preventScroll: true });
    before.current = undefined;
  }, [length]);
  return {
    list,
    remember: () => {
      before.current = length;
    },
  };
}

/** Card of a talent in the public list. The photo of the first is visible without scrolling. */
function ProfileCard({ profile, first }: { profile: ListedProfile; first: boolean }) {
  const { id, slug, name, image, age, age_band, gender, city, profileType } = profile;
  return (
    <article className="group relative flex h-full flex-col">
      <TalentPhoto
        name={name}
        image={image}
        first={first}
        sizes="(min-width: 40rem) 13rem, 46vw"
        className="aspect-4/5 w-full rounded-card shadow-card transition-shadow group-hover:shadow-float"
      />
      <h3 className="wrap-anywhere mt-3 text-lg leading-snug">
        <Link
          to={talentPath({ id, slug })}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
        >
          {name}
        </Link>
      </h3>
      <p className="wrap-anywhere text-muted text-sm">{factsLine({ age, age_band, gender, city })}</p>
      {profileType && <p className="mt-0.5 text-sm">{labelOf(category_names, profileType)}</p>}
    </article>
  );
}

function ProfileCardSkeleton() {
  return (
    <div className="animate-pulse">
      <div className="aspect-4/5 rounded-card bg-sunken" />
      <div className="mt-3 h-5 w-3/4 rounded bg-sunken" />
      <div className="mt-2 h-4 w-1/2 rounded bg-sunken" />
    </div>
  );
}
