import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';

const AUTOPLAY_MS = 3000;
/** With fewer slides than this there is nothing to go round with. */
const LOOP_LEAST = 4;

/** Turns a list of slides into a coverflow that goes round, by itself unless motion is unwelcome. */
export function startCarousel(box: HTMLElement): Swiper {
  const slides = box.querySelectorAll('.swiper-slide').length;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(box, {
    modules: [Autoplay, EffectCoverflow],
    effect: 'coverflow',
    coverflowEffect: { rotate: 24, stretch: 0, depth: 140, modifier: 1, slideShadows: false },
    centeredSlides: true,
    loop: slides >= LOOP_LEAST,
    slidesPerView: 1,
    breakpoints: { 640: { slidesPerView: 1.5 }, 768: { slidesPerView: 2 } },
    speed: still ? 0 : 500,
    autoplay: { enabled: !still, delay: AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
  });
  holdWhileFocused(swiper, box);
  followArrows(swiper, box);
  return swiper;
}

/** Whoever reads an artist is not hurried on, and sees the one who has the focus. */
function holdWhileFocused(swiper: Swiper, box: HTMLElement) {
  box.addEventListener('focusout', () => swiper.autoplay.resume());
  box.addEventListener('focusin', ({ target }) => {
    swiper.autoplay.pause();
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('.swiper-slide');
    // The browser has pushed the row along to the focus; the carousel goes there by itself.
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
