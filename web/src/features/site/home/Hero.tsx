import { ContactSheet } from '#features/site/home/ContactSheet.tsx';
import { SearchPanel } from '#features/site/home/SearchPanel.tsx';
import * as words from '#words/site/home.ts';

/** Top of the home page: the purpose of the product, the talent search and a contact sheet. */
export function Hero() {
  return (
    <section
      aria-labelledby="search-panel"
      className="mx-auto grid w-full max-w-7xl items-center gap-x-16 gap-y-8 px-4 pt-5 sm:px-8 lg:grid-cols-[1.35fr_1fr] lg:pt-12"
    >
      <div>
        <h1 id="search-panel" className="text-[2.6rem] leading-[1.05] sm:text-6xl xl:text-7xl">
          {words.hero_title}
        </h1>
        <p className="mt-5 mb-7 max-w-prose text-lg text-muted sm:mt-6 sm:mb-8">{words.hero_text}</p>
        <SearchPanel />
      </div>
      <ContactSheet className="h-40 w-full object-cover max-lg:-order-1 sm:h-72 lg:mx-auto lg:h-auto lg:max-w-md lg:drop-shadow-xl" />
    </section>
  );
}
