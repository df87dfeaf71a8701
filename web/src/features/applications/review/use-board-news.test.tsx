import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBoard } from '#features/applications/review/board-state.ts';
import { useBoardNews } from '#features/applications/review/use-board-news.ts';
import { mockServer } from '#testing/mock-server.ts';

test('shows someone who applied between the loading of the board and the first news', async () => {
  const received = mockServer({ answersLongPolls: true });
  let board = startBoard(new Map(), { job: { stage_names: [] }, unsent: 0 });
  const store = {
    latest: () => board,
    update: (change: (before: typeof board) => typeof board) => {
      board = change(board);
    },
    announce: () => {},
  };
  renderHook(() => useBoardNews('job-1', {} as never, store));

  const late = { application_id: 'late', status: 'applied', told: 'applied', moved_by: null };
  received[0]?.answer(200, { success: true, seen: '1', responses: [], changes: [late], gone: [] });

  await waitFor(() => expect(received[1]?.to).toContain('/api/production/jobs/job-1/board?'));
  const card = { application_id: 'late', status: 'applied', name: 'Asha Rao' };
  received[1]?.answer(200, {
    success: true,
    cards: [card],
    next: null,
    counts: { ...board.counts, applied: 1 },
    unsent: 0,
  });
  await waitFor(() => expect(board.columns.applied.ids).toEqual(['late']));
  expect(board.counts.applied).toBe(1);
});
