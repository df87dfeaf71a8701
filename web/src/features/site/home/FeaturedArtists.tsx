import type { Reply } from '@kirdaar/contract/api';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import './carousel.css';
import { Link } from 'react-router';
import type { Swiper } from 'swiper/types';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { talentPath } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { category_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import * as words from '#words/site/home.ts';

type Artist = Reply<'GET /api/pages/home'>['data']['featured_artists'][number];

/** Featured artists in a coverflow carousel; without scripts, a row that scrolls sideways. */
export function FeaturedArtists({ artists }: { artists: readonly Artist[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { swiper, playing } = useCarousel(box);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form.
    <div
      role="group"
      aria-roledescription={words.carousel_role}
      aria-label={words.carousel}
      className="carousel"
    >
      <div ref={box} className="swiper">
        <ul className="swiper-wrapper">
          {artists.map((artist, place) => (
            <li key={artist.id} className="swiper-slide">
              <ArtistSlide artist={artist} first={place === 0} />
            </li>
          ))}
        </ul>
      </div>
      <div className={swiper ? 'mt-4 flex justify-center gap-2' : 'invisible mt-4 flex justify-center gap-2'}>
        <Control label={words.carousel_previous} onClick={() => swiper?.slidePrev()}>
          <ChevronLeft aria-hidden className="size-5" />
        </Control>
        <Control
          label={playing ? words.carousel_pause : words.carousel_play}
          onClick={() => (playing ? swiper?.autoplay.stop() : swiper?.autoplay.start())}
        >
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        </Control>
        <Control label={words.carousel_next} onClick={() => swiper?.slideNext()}>
          <ChevronRight aria-hidden className="size-5" />
        </Control>
      </div>
    </div>
  );
}

function Control({ label, ...button }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-full border border-control hover:bg-sunken"
      {...button}
    />
  );
}

/** A featured artist: a large portrait with the name on it. The first picture is loaded eagerly. */
function ArtistSlide({ artist, first }: { artist: Artist; first: boolean }) {
  const { id, slug, name, image, profileType, city, featured_as } = artist;
  const about = [
    profileType && profileType !== 'All' ? labelOf(category_names, profileType) : null,
    city && place_name(city),
  ]
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

/** Starts a carousel over the slides in a box. Its code is loaded after hydration. */
function useCarousel(box: RefObject<HTMLElement | null>) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    let started: Swiper | undefined;
    let left = false;

    async function begin() {
      const { startCarousel } = await import('#features/site/home/start-carousel.ts');
      if (left || !box.current) return;
      started = startCarousel(box.current);
      started.on('autoplayStart', () => setPlaying(true));
      started.on('autoplayStop', () => setPlaying(false));
      setPlaying(started.autoplay.running);
      setSwiper(started);
    }
    // If the code cannot be loaded, the slides remain a list that scrolls sideways.
    begin().catch(() => undefined);
    return () => {
      left = true;
      started?.destroy();
    };
  }, [box]);

  return { swiper, playing };
}
