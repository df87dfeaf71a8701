import { Suspense } from 'react';
import { Await, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { JobNotFound } from '#features/jobs/JobNotFound.tsx';
import { BoardKeeper } from '#features/review/BoardKeeper.tsx';
import { choiceOf } from '#features/review/board-filters.ts';
import { findBoard } from '#features/review/find-board.ts';
import { Loading } from '#ui/Loading.tsx';
import type { Route } from './+types/JobApplicantsLayout.ts';

/** The board is asked for where it is shown: beside the cards, and around a single application. */
function showsBoard({ pathname, searchParams }: URL): boolean {
  return searchParams.get('view') === 'board' || /\/review\/[^/]+$/.test(pathname);
}

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const choice = choiceOf(url.searchParams);
  return showsBoard(url) ? { choice, found: findBoard(id, choice) } : undefined;
}

/** What is worked on stays as it is while one goes between the board and its applications. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = change;
  const asked = (url: URL) => showsBoard(url) && JSON.stringify(choiceOf(url.searchParams));
  if (currentParams.id !== nextParams.id || asked(currentUrl) !== asked(nextUrl)) return true;
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export default function JobApplicantsLayout({ loaderData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  const { choice, found } = loaderData;
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={found}>
        {(opened) =>
          opened ? (
            <BoardKeeper
              // A board that is loaded anew has nothing of the one before.
              key={opened.loaded}
              jobId={id}
              choice={choice}
              title={opened.title}
              start={opened.board}
            />
          ) : (
            <JobNotFound />
          )
        }
      </Await>
    </Suspense>
  );
}
