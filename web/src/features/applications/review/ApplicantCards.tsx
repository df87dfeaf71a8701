import type { Job } from '@kirdaar/contract/jobs/jobs';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { ApplicantGrid } from '#features/applications/apply/ApplicantGrid.tsx';
import type { findReceived } from '#features/applications/apply/received.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { JobNotFound } from '#features/jobs/jobs/JobNotFound.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/board.ts';

interface ApplicantCardsProps {
  jobId: string;
  found: Promise<[Job | undefined, Awaited<ReturnType<typeof findReceived>>]>;
}

/** Shows the applicants of a casting call as cards, page by page. */
export function ApplicantCards({ jobId, found }: ApplicantCardsProps) {
  return (
    <Suspense key={jobId} fallback={<Loading />}>
      <Await resolve={found}>
        {([job, received]) => {
          if (!job || !received) return <JobNotFound />;
          const { data, total } = received;
          return (
            <Page
              title={words.page}
              lead={words.lead(job.title, total)}
              actions={<ViewSwitch jobId={jobId} />}
            >
              <ApplicantGrid applicants={data.map(({ user }) => user)} total={total} />
            </Page>
          );
        }}
      </Await>
    </Suspense>
  );
}
