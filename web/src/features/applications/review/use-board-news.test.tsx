import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBoard } from '#features/applications/review/board-state.ts';
import { useBoardNews } from '#features/applications/review/use-board-news.ts';
import { mockServer, received, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage } from '#testing/open-board.tsx';

test('shows someone who applied between the loading of the board and the first news', async () => {
  mockServer({ answersLongPolls: true });
  let board = startBoard(new Map(), { job: { stage_names: [] }, unsent: 0 });
  const store = {
    latest: () => board,
    update: (change: (before: typeof board) => typeof board) => {
      board = change(board);
    },
    announce: () => {},
  };
  renderHook(() => useBoardNews('job-1', {} as never, store));

  const late = { application_id: 'late', status: 'applied', told: 'applied', moved_by: null } as const;
  await reply('GET /api/production/jobs/job-1/board-news', {
    seen: '1',
    responses: [],
    changes: [late],
    gone: [],
  });

  await waitFor(() => expect(received[1]?.to).toContain('/api/production/jobs/job-1/board?'));
  const counts = { ...board.counts, applied: 1 };
  await reply('GET /api/production/jobs/job-1/board', boardPage([boardCard('Late')], { counts }));
  await waitFor(() => expect(board.columns.applied.ids).toEqual(['late']));
  expect(board.counts.applied).toBe(1);
});
