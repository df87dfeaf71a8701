import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBoard } from '#features/applications/review/board-state.ts';
import { openBoardStore } from '#features/applications/review/board-store.ts';
import { followLiveUpdates } from '#features/applications/review/find-board.ts';
import { mockServer, received, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage } from '#testing/open-board.tsx';
import { stageCounts } from '#testing/stage-counts.ts';

test('shows someone who applied between the loading of the board and the first live update', async () => {
  mockServer({ answersLongPolls: true });
  const start = startBoard({ job: { stage_names: [], is_open: true }, counts: stageCounts, unsent: 0 }, []);
  const store = openBoardStore('job-1', {}, start);
  const stop = followLiveUpdates('job-1', {}, store);

  const late = {
    application_id: 'late',
    status: 'applied',
    shown_status: 'applied',
    opened: false,
    moved_by: null,
  } as const;
  await reply('GET /api/production/jobs/job-1/board-news', {
    seen: '1',
    responses: [],
    changes: [late],
    gone: [],
  });

  await waitFor(() => expect(received[1]?.to).toContain('/api/production/jobs/job-1/board?'));
  const counts = { ...start.counts, applied: 1 };
  await reply('GET /api/production/jobs/job-1/board', boardPage([boardCard('Late')], { counts }));
  await waitFor(() => expect(store.state().board.columns.applied.ids).toEqual(['late']));
  expect(store.state().board.counts.applied).toBe(1);
  stop();
});
