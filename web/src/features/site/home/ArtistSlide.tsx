import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { talentPath } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { category_names } from '#words/rules/people.ts';
import * as words from '#words/site/home.ts';

interface ArtistSlideProps {
  artist: Reply<'GET /api/pages/home'>['data']['featured_artists'][number];
  /** Whether it is visible without scrolling, so its picture is loaded eagerly. */
  first: boolean;
}

/** A featured artist: a large portrait with the name on it. */
export function ArtistSlide({ artist, first }: ArtistSlideProps) {
  const { id, slug, name, image, profileType, city, featured_as } = artist;
  const about = [profileType && profileType !== 'All' ? labelOf(category_names, profileType) : null, city]
    .filter(Boolean)
    .join(', ');
  return (
    <article className="group relative overflow-hidden rounded-card bg-night text-on-night shadow-card">
      <TalentPhoto
        name={name}
        image={image}
        first={first}
        sizes="(min-width: 80rem) 22rem, (min-width: 48rem) 45vw, 92vw"
        className="aspect-[4/4.7] w-full"
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#1a0d1e] via-[#1a0d1e]/75 to-transparent px-5 pt-16 pb-4 text-[#fdf4e6]">
        <h3 className="wrap-anywhere text-2xl">
          <Link
            to={talentPath({ id, slug })}
            className="after:absolute after:inset-0 focus-visible:outline-[#f3b94a] group-hover:underline group-hover:decoration-2 group-hover:decoration-[#f3b94a] group-hover:underline-offset-4"
          >
            {name}
          </Link>
        </h3>
        {about && <p className="mt-0.5 text-[0.95rem]">{about}</p>}
        <p className="mt-2 font-semibold text-[#f3b94a] text-sm">{words.featured_marks[featured_as]}</p>
      </div>
    </article>
  );
}
