import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import type { ProfilePage } from '#features/talent/directory/known-pages.ts';
import { ProfileCard, ProfileCardSkeleton } from '#features/talent/directory/ProfileCard.tsx';
import { profilesUrl, type Selection } from '#features/talent/directory/profile-filters.ts';
import { ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

/** The profiles on screen and the first page they start from. */
export interface ShownProfiles extends ProfilePage {
  firstPage: number;
}

interface ProfileListProps {
  selection: Selection;
  found: ShownProfiles;
  /** The last page shown. */
  page: number;
}

const SKELETONS = ['one', 'two', 'three', 'four'];
/** Number of cards loaded eagerly: what a phone shows before scrolling. */
const FIRST = 1;

/** The profiles, with links to further pages. */
export function ProfileList({ selection, found, page }: ProfileListProps) {
  const more = profilesUrl(selection, page + 1);
  const { list, remember } = useFocusOnGrowth(found.data.length);
  const { location } = useNavigation();
  const loading = location && location.pathname + location.search === more;
  return (
    <>
      {found.firstPage > 1 && (
        <Link
          to={profilesUrl(selection)}
          className="mb-5 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {words.found_start}
        </Link>
      )}
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(46%,11.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-5"
      >
        {found.data.map((profile, place) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} first={place < FIRST} />
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
