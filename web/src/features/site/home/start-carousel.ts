import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';

const AUTOPLAY_MS = 3000;
/** The carousel loops only with at least this many slides. */
const MIN_LOOP = 4;

/** Turns a list of slides into a coverflow carousel, with autoplay unless the user prefers reduced motion. */
export function startCarousel(box: HTMLElement): Swiper {
  const slides = box.querySelectorAll('.swiper-slide').length;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(box, {
    modules: [Autoplay, EffectCoverflow],
    effect: 'coverflow',
    coverflowEffect: { rotate: 24, stretch: 0, depth: 140, modifier: 1, slideShadows: false },
    centeredSlides: true,
    loop: slides >= MIN_LOOP,
    slidesPerView: 1,
    breakpoints: { 640: { slidesPerView: 1.5 }, 768: { slidesPerView: 2 } },
    speed: still ? 0 : 500,
    autoplay: { enabled: !still, delay: AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
  });
  holdWhileFocused(swiper, box);
  followArrows(swiper, box);
  return swiper;
}

/** Pauses the autoplay while a slide has the focus, and shows the focused slide. */
function holdWhileFocused(swiper: Swiper, box: HTMLElement) {
  box.addEventListener('focusout', () => swiper.autoplay.resume());
  box.addEventListener('focusin', ({ target }) => {
    swiper.autoplay.pause();
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('.swiper-slide');
    // The browser has scrolled the row to the focused element; undo that, because the carousel moves there
    // itself.
    box.scrollLeft = 0;
    if (slide) swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex), 0);
  });
}

function followArrows(swiper: Swiper, box: HTMLElement) {
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') swiper.slidePrev();
    if (key === 'ArrowRight') swiper.slideNext();
  });
}
