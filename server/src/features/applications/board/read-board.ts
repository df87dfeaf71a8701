import type { BoardCursor, BoardFilter } from '@kirdaar/contract/applications/board';
import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { findBoard } from '#features/applications/board/queries.ts';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Page = BoardFilter & { after?: BoardCursor | undefined; limit: number };

export async function readBoard(
  services: Services,
  houseId: string,
  jobId: string,
  { after, limit, ...filter }: Page,
) {
  const { db, now } = services;
  const board = { houseId, jobId, filter, now: now() };
  // One extra row shows whether another page follows.
  const found = await findBoard(db, board, { after, limit: limit + 1 });
  if (!found) throw new AppError('job_not_found');

  const cards = found.cards.slice(0, limit);
  const last = found.cards.length > limit ? cards.at(-1) : undefined;
  const next: BoardCursor | undefined = last && [last.rank, last.applied_exactly, last.application_id];
  return {
    job: { id: found.id, title: found.title },
    counts: countsOf(found.counts),
    cards: cards.map(({ user, ...card }) => {
      const { id: talent_id, ...shown } = shownApplicant(services, user);
      return {
        ...card,
        ...shown,
        talent_id,
        match: { score: card.match_score, reasons: matchReasons(card) },
      };
    }),
    next: next ? JSON.stringify(next) : null,
  };
}

type Counts = Record<(typeof applicationStatuses)[number], number>;

function countsOf(counted: Partial<Counts>): Counts {
  const counts = applicationStatuses.map((status) => [status, counted[status] ?? 0]);
  // The keys are all application statuses.
  return Object.fromEntries(counts) as Counts;
}
