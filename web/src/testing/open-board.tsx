import type { BoardCard } from '@kirdaar/contract/applications/board';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import JobApplicantsLayout, { clientLoader } from '#app/JobApplicantsLayout.tsx';
import JobApplicantsPage, { clientAction } from '#features/applications/review/JobApplicantsPage.tsx';
import ReviewPage, { clientLoader as reviewLoader } from '#features/applications/review/ReviewPage.tsx';
import { answer } from '#testing/answer.ts';
import type { mockServer } from '#testing/mock-server.ts';
import { stageCounts } from '#testing/stage-counts.ts';
import { Toasts } from '#ui/Toasts.tsx';

type Received = ReturnType<typeof mockServer>;

export function boardCard(name: string, fields: Partial<BoardCard> = {}): BoardCard {
  return {
    application_id: name.toLowerCase(),
    talent_id: `talent-${name.toLowerCase()}`,
    name,
    status: 'applied',
    age: 24,
    gender: null,
    city: null,
    image_url: null,
    told: 'applied',
    match: { score: 0, reasons: [], differences: [] },
    score: null,
    team_score: null,
    has_note: false,
    self_tape: null,
    opened: false,
    applied_at: '2026-03-01T10:00:00Z',
    ...fields,
  };
}

/** Opens the board of a casting call with these new applicants, or the page of one of them. */
export async function openBoard(
  received: Received,
  cards: readonly BoardCard[],
  { at = '?view=board', next = null as string | null, count = cards.length } = {},
) {
  const Site = createRoutesStub([
    {
      path: '/production/applicants/:id',
      // The router passes the loaders' data, whatever other props the types of the pages require.
      Component: JobApplicantsLayout as ComponentType,
      loader: clientLoader as never,
      shouldRevalidate: () => false,
      children: [
        { index: true, Component: JobApplicantsPage as ComponentType, action: clientAction },
        {
          path: 'review/:application',
          Component: ReviewPage as ComponentType,
          loader: reviewLoader as never,
          action: clientAction,
        },
      ],
    },
    { path: '*', Component: () => <h1>Elsewhere</h1> },
  ]);
  await act(async () =>
    render(
      <>
        <Site initialEntries={[`/production/applicants/job-1${at}`]} />
        <Toasts />
      </>,
    ),
  );
  await answer(received, 'GET /api/production/jobs/job-1/board', {
    job: { title: 'Lead role', stage_names: [] },
    cards,
    next,
    counts: { ...stageCounts, applied: count },
    unsent: 0,
  });
}
