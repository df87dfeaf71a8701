import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/** Starts a carousel over the slides in a box. Its code is loaded after hydration. */
export function useCarousel(box: RefObject<HTMLElement | null>) {
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
