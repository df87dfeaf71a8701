import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { startBoard } from '#features/applications/review/board-state.ts';
import { openBoardStore } from '#features/applications/review/board-store.ts';
import { followLiveUpdates } from '#features/applications/review/find-board.ts';
import { mockServer, received, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage } from '#testing/open-board.tsx';
import { stageCounts } from '#testing/stage-counts.ts';

type Counts = Partial<typeof stageCounts>;

const BOARD = 'GET /api/production/jobs/job-1/board';
const begin = (counts: Counts) => {
  mockServer({ answersLongPolls: true });
  const job = { stage_names: [], is_open: true };
  const store = openBoardStore(
    'job-1',
    {},
    startBoard({ job, counts: { ...stageCounts, ...counts }, unsent: 0 }, []),
  );
  onTestFinished(followLiveUpdates('job-1', {}, store));
  return store;
};
const news = (seen: string, moved: Record<string, ApplicationStage>) =>
  reply(`${BOARD}-news`, {
    seen,
    responses: [],
    changes: Object.entries(moved).map(([application_id, status]) => {
      return { application_id, status, shown_status: 'applied' as const, opened: false, moved_by: null };
    }),
    gone: [],
  });
const page = (names: string[], status: ApplicationStage, counts: Counts) =>
  reply(
    `${BOARD}?`,
    boardPage(
      names.map((name) => boardCard(name, { status })),
      { counts: { ...stageCounts, ...counts } },
    ),
  );

test('shows someone who applied between the loading of the board and the first live update', async () => {
  const store = begin({});

  await news('1', { late: 'applied' });
  await waitFor(() => expect(received[1]?.to).toContain(`${BOARD.slice(4)}?`));
  await page(['Late'], 'applied', { applied: 1 });

  await waitFor(() => expect(store.state().board.columns.applied.ids).toEqual(['late']));
  expect(store.state().board.counts.applied).toBe(1);
});

test('counts nobody twice who is moved back while the columns of others load', async () => {
  const store = begin({ applied: 3 });
  const counts = { applied: 2, shortlisted: 0, not_selected: 1 };

  await news('1', { devi: 'shortlisted', esha: 'not_selected' });
  await page(['Devi'], 'shortlisted', { applied: 1, shortlisted: 1, not_selected: 1 });
  await page(['Esha'], 'not_selected', counts);
  await news('2', { devi: 'applied' });
  await page([], 'applied', counts);

  await waitFor(() => expect(store.state().board.counts).toMatchObject(counts));
  expect(store.state().board.cards.devi?.status).toBe('applied');
});
