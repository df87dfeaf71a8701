import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useBoardContext } from '#features/applications/review/BoardProvider.tsx';
import { boardUrl } from '#features/applications/review/board-url.ts';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { Triage } from '#features/applications/review/Triage.tsx';
import { findReview } from '#features/applications/review/use-queue.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Page } from '#ui/Page.tsx';
import { WIDE_PAGE } from '#ui/wide-page.ts';
import * as words from '#words/applications/review.ts';
import type { Route } from './+types/ReviewPage.ts';

export const handle = WIDE_PAGE;

export const meta: Route.MetaFunction = (page) => titled(words.review_page, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { application } }: Route.ClientLoaderArgs) {
  return { found: findReview(application) };
}

export const clientAction = pageAction(reviewWrites);

/** A note does not load the application again, because the new URLs of its media would stop a playing video. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !formMethod && defaultShouldRevalidate;
}

export default function ReviewPage({
  loaderData: { found },
  params: { id, application },
}: Route.ComponentProps) {
  const context = useBoardContext();
  const card = context?.board.cards[application];
  if (context && card) return <Triage key={application} context={context} opened={card} />;
  return (
    <Deferred resolve={found}>
      {(review) =>
        context && review?.job.id === id ? (
          <Triage key={application} context={context} opened={cardFromReview(review)} />
        ) : (
          <ApplicationNotFound jobId={id} />
        )
      }
    </Deferred>
  );
}

function ApplicationNotFound({ jobId }: { jobId: string }) {
  const [search] = useSearchParams();
  return (
    <Page title={words.review_missing_title} lead={words.review_missing_lead}>
      <ButtonLink to={boardUrl(jobId, search)} variant="secondary" className="self-start">
        {words.missing_board}
      </ButtonLink>
    </Page>
  );
}

/** Returns the card of an application that was opened by its URL before the board loaded it. */
function cardFromReview({ user, notes, self_tape, others, ...review }: ReviewedApplication): BoardCard {
  const { id: talent_id, ...facts } = user;
  return {
    ...{ ...review, ...facts, talent_id },
    ...{ has_note: notes.length > 0, met_before: others.length, self_tape: self_tape?.state ?? null },
    days: null,
  };
}
