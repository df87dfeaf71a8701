import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';

/** A carousel over the slides in a box. Its code comes after the page has come alive. */
export function useCarousel(box: RefObject<HTMLElement | null>) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    let started: Swiper | undefined;
    let left = false;

    async function begin() {
      const { startCarousel } = await import('#features/home/start-carousel.ts');
      if (left || !box.current) return;
      started = startCarousel(box.current);
      started.on('autoplayStart', () => setPlaying(true));
      started.on('autoplayStop', () => setPlaying(false));
      setPlaying(started.autoplay.running);
      setSwiper(started);
    }
    // Without it the slides stay a list that one pushes along.
    begin().catch(() => undefined);
    return () => {
      left = true;
      started?.destroy();
    };
  }, [box]);

  return { swiper, playing };
}
