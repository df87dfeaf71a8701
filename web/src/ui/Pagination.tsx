import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/ui/pagination.ts';

/** The API has no later pages. */
const MAX_PAGE = 1000;

/** Returns the page number of a URL: `?page=2`, otherwise 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
}

const look =
  'inline-flex size-11 items-center justify-center rounded-control border font-semibold tabular-nums';

/** Links to the pages of a long list. The page number is in the URL. */
export function Pagination({ total, perPage }: { total: number; perPage: number }) {
  const [search] = useSearchParams();
  const current = pageOf(search);
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;

  function urlOf(page: number): string {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next}`;
  }

  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-center gap-2">
      <Step to={current > 1 && urlOf(Math.min(current - 1, last))} label={words.previous}>
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      {pagesAround(current, last).map((page, index, pages) => (
        <span key={page} className="contents">
          {index > 0 && page > (pages[index - 1] ?? 0) + 1 && <span aria-hidden>…</span>}
          <Link
            to={urlOf(page)}
            aria-label={words.page(page)}
            aria-current={page === current ? 'page' : undefined}
            className={classNames(
              look,
              page === current
                ? 'border-night bg-night text-on-night'
                : 'border-line bg-card hover:bg-sunken',
            )}
          >
            {page}
          </Link>
        </span>
      ))}
      <Step to={current < last && urlOf(current + 1)} label={words.next}>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  );
}

/** Parameters of lists that filter nothing, or of which the text without items speaks. */
const choices = ['page', 'sort', 'by', 'view', 'column', 'request', 'application'];

/** Says that the filters in the URL find nothing, with a link that clears them. */
export function NoMatch() {
  const [search] = useSearchParams();
  const kept = [...search].filter(([key]) => key !== 'page' && choices.includes(key));
  return (
    <p>
      {sentence(
        words.no_match((text) => (
          <Link to={`?${new URLSearchParams(kept)}`} className="link underline">
            {text}
          </Link>
        )),
      )}
    </p>
  );
}

/** What a page of a list shows instead of items: why there are none, or that the list has no such page. */
export function EmptyPage({ total, children }: { total: number; children: ReactNode }) {
  const [search] = useSearchParams();
  const isNarrowed = [...search].some(
    ([key, value]) => value !== '' && value !== 'All' && !choices.includes(key),
  );
  if (total === 0)
    return (
      <Notice>
        {children}
        {isNarrowed && <NoMatch />}
      </Notice>
    );
  const first = new URLSearchParams(search);
  first.delete('page');
  return (
    <Notice>
      {sentence(
        words.no_page(search.get('page') ?? '', (text) => (
          <Link to={`?${first}`} className="link underline">
            {text}
          </Link>
        )),
      )}
    </Notice>
  );
}

function Step({ to, label, children }: { to: string | false; label: string; children: ReactNode }) {
  if (!to) return <span className={classNames(look, 'border-line text-muted opacity-50')}>{children}</span>;
  return (
    <Link to={to} aria-label={label} className={classNames(look, 'border-line bg-card hover:bg-sunken')}>
      {children}
    </Link>
  );
}

/** Returns the first page, the last, and the current one with its neighbours. */
function pagesAround(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last];
  return [...new Set(near)].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
}
