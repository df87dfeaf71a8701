import { api, type Reply } from '@kirdaar/contract/api';
import type { BoardCard } from '@kirdaar/contract/applications/board';
import * as layout from '#app/JobApplicantsLayout.tsx';
import * as boardOrList from '#features/applications/review/JobApplicantsPage.tsx';
import * as reviewPage from '#features/applications/review/ReviewPage.tsx';
import { emptyOf } from '#testing/empty-of.ts';
import { reply } from '#testing/mock-server.ts';
import { openSite, routeOf } from '#testing/open-page.tsx';
import { stageCounts } from '#testing/stage-counts.ts';

const board = api['GET /api/production/jobs/:id/board'].reply;

export function boardCard(name: string, fields: Partial<BoardCard> = {}): BoardCard {
  const id = name.toLowerCase();
  const who = { application_id: id, talent_id: `talent-${id}`, name, age: 24 };
  const applied_at = '2026-03-01T10:00:00Z';
  return { ...emptyOf(board.shape.cards.element), ...who, status: 'applied', applied_at, ...fields };
}

type BoardPage = Reply<'GET /api/production/jobs/:id/board'>;

/** Returns a page of a board whose other columns are empty. */
export function boardPage(cards: readonly BoardCard[], fields: Partial<BoardPage> = {}): BoardPage {
  return {
    ...emptyOf(board),
    job: { id: 'job-1', title: 'Lead role', stage_names: [], is_open: true },
    cards: [...cards],
    counts: { ...stageCounts, applied: cards.length },
    ...fields,
  };
}

/** Opens the board of a casting call with these new applicants, or the page of one of them. */
export async function openBoard(
  cards: readonly BoardCard[],
  { at = '?view=board', next = null as string | null, count = cards.length, isOpen = true } = {},
) {
  await openSite(
    [
      {
        path: '/production/applicants/:id',
        ...routeOf(layout),
        shouldRevalidate: () => false,
        children: [
          { index: true, ...routeOf(boardOrList), loader: undefined },
          { path: 'review/:application', ...routeOf(reviewPage) },
        ],
      },
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    `/production/applicants/job-1${at}`,
    { toasts: true },
  );
  const counts = { ...stageCounts, applied: count };
  const page = boardPage(cards, { next, counts });
  const job = { ...page.job, is_open: isOpen };
  await reply('GET /api/production/jobs/job-1/board', { ...page, job });
}
