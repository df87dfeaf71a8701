import type { Reply } from '@kirdaar/contract/api';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ArtistSlide } from '#features/site/home/ArtistSlide.tsx';
import { useCarousel } from '#features/site/home/use-carousel.ts';
import './carousel.css';
import * as words from '#words/site/home.ts';

interface FeaturedArtistsProps {
  artists: Reply<'GET /api/pages/home'>['data']['featured_artists'];
}

/**
 * Featured artists as a coverflow carousel. Until it starts, and without scripts, it is a row that scrolls
 * sideways.
 */
export function FeaturedArtists({ artists }: FeaturedArtistsProps) {
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
