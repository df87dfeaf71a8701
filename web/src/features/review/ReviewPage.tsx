import { Suspense } from 'react';
import { Await, useSearchParams } from 'react-router';
import { titled } from '#api/product-name.ts';
import { useKeptBoard } from '#features/review/BoardKeeper.tsx';
import { boardAddress } from '#features/review/board-address.ts';
import { findReview } from '#features/review/find-review.ts';
import { Triage } from '#features/review/Triage.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/ReviewPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Application', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { application } }: Route.ClientLoaderArgs) {
  return { found: findReview(application) };
}

export default function ReviewPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  const kept = useKeptBoard();
  const [search] = useSearchParams();
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={found}>
        {(review) =>
          kept && review?.job.id === id ? (
            <Triage key={review.application_id} kept={kept} review={review} />
          ) : (
            <Page
              title="Application not found"
              lead="It may have been removed, or it was sent to another call."
            >
              <ButtonLink to={boardAddress(id, search)} look="secondary" className="self-start">
                To the board
              </ButtonLink>
            </Page>
          )
        }
      </Await>
    </Suspense>
  );
}
