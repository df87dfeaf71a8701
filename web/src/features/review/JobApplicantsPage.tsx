import { titled } from '#api/product-name.ts';
import { APPLICANTS_PER_PAGE } from '#features/applications/ApplicantGrid.tsx';
import { findReceived } from '#features/applications/received.ts';
import { findJob } from '#features/jobs/find-job.ts';
import { ApplicantCards } from '#features/review/ApplicantCards.tsx';
import { useKeptBoard } from '#features/review/BoardKeeper.tsx';
import { ReviewBoard } from '#features/review/ReviewBoard.tsx';
import { path } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { pageOf } from '#ui/Pagination.tsx';
import type { Route } from './+types/JobApplicantsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Applicants', page);

/** Not waited for: the page says what is loading. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (search.get('view') === 'board') return undefined;
  return { found: Promise.all([findJob(id), findReceived(id, pageOf(search), APPLICANTS_PER_PAGE)]) };
}

export default function JobApplicantsPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const kept = useKeptBoard();
  return (
    <div className="flex flex-col gap-2">
      <BackButton otherwise={path('jobDetails', { id })}>Back</BackButton>
      {kept ? <ReviewBoard {...kept} /> : loaderData && <ApplicantCards jobId={id} {...loaderData} />}
    </div>
  );
}
