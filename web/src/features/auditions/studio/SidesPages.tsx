import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/studio.ts';

/** The pages of sides in a PDF, one below the other. */
export function SidesPages({ pages, className }: { pages: readonly string[]; className: string }) {
  return pages.map((page, index) => (
    <img key={page} src={page} alt={words.sides_page(index + 1, pages.length)} className={className} />
  ));
}

/** The same to read before recording; nothing if there is no PDF. */
export function SidesSection({ pages, hasFailed }: { pages: readonly string[]; hasFailed: boolean }) {
  if (pages.length === 0 && !hasFailed) return null;
  return (
    <Section title={words.sides_title}>
      {hasFailed && <Notice tone="failure">{words.sides_failed}</Notice>}
      {pages.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        <div tabIndex={0} className="flex max-h-[70dvh] flex-col gap-2 overflow-y-auto">
          <SidesPages pages={pages} className="w-full" />
        </div>
      )}
    </Section>
  );
}
