import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { Link } from 'react-router';
import { factsLine } from '#features/talent/directory/facts-line.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { talentPath } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { category_names } from '#words/rules/people.ts';

interface ProfileCardProps {
  profile: ListedProfile;
  /** Whether the card is visible without scrolling, so its photo is loaded eagerly. */
  first?: boolean;
}

/** Card of a talent in the public list, who is an adult. */
export function ProfileCard({
  profile: { id, slug, name, age, age_band, gender, city, ...look },
  first = false,
}: ProfileCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <TalentPhoto
        name={name}
        image={look.image}
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
      <p className="wrap-anywhere text-muted text-sm">{factsLine({ age: age ?? age_band, gender, city })}</p>
      {look.profileType && <p className="mt-0.5 text-sm">{labelOf(category_names, look.profileType)}</p>}
    </article>
  );
}

/** Placeholder for a profile card that is loading. */
export function ProfileCardSkeleton() {
  return (
    <div className="animate-pulse">
      <div className="aspect-4/5 rounded-card bg-sunken" />
      <div className="mt-3 h-5 w-3/4 rounded bg-sunken" />
      <div className="mt-2 h-4 w-1/2 rounded bg-sunken" />
    </div>
  );
}
