import type { ReactNode } from 'react';

/** A list of cards in as many columns as fit. Its children are `<li>` elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5 sm:gap-6">
      {children}
    </ul>
  );
}
