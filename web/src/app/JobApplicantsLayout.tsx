import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { BoardProvider } from '#features/applications/review/BoardProvider.tsx';
import { filtersIn } from '#features/applications/review/board-filters.ts';
import { layoutIn } from '#features/applications/review/board-url.ts';
import { findBoard } from '#features/applications/review/find-board.ts';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import type { Route } from './+types/JobApplicantsLayout.ts';

/** The board is loaded only where it is shown: in its own views and around a single application. */
function showsBoard({ pathname, searchParams }: URL): boolean {
  return layoutIn(searchParams) !== undefined || /\/review\/[^/]+$/.test(pathname);
}

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const filters = filtersIn(url.searchParams);
  if (!showsBoard(url)) return undefined;
  // A board loaded earlier would not show the moves that are still being sent.
  return { filters, found: operationQueue.settled().then(() => findBoard(id, filters)) };
}

/** Keeps the board while the user moves between it and its applications. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod, defaultShouldRevalidate } = change;
  // Notes and share links are not on the board, and a reload would lose the moves that can be undone.
  if (formMethod) return false;
  const asked = (url: URL) => showsBoard(url) && JSON.stringify(filtersIn(url.searchParams));
  if (currentParams.id !== nextParams.id || asked(currentUrl) !== asked(nextUrl)) return true;
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function JobApplicantsLayout({ loaderData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  const { filters, found } = loaderData;
  return (
    <Deferred key={id} resolve={found}>
      {(opened) =>
        opened ? (
          <BoardProvider
            // A reloaded board must not keep the previous board's state.
            key={opened.loaded}
            jobId={id}
            filters={filters}
            title={opened.title}
            start={opened.board}
          />
        ) : (
          <JobNotFound />
        )
      }
    </Deferred>
  );
}
