import type { BoardCursor, BoardFilter } from '@kirdaar/contract/board';
import { applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { shownApplicant } from '#features/applications/read-received.ts';
import { findBoard } from '#features/board/queries.ts';
import { reasonsOf } from '#features/fit/fit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Page = BoardFilter & { after?: BoardCursor | undefined; limit: number };

/** A page of the board of a call. */
export async function readBoard(
  services: Services,
  houseId: string,
  jobId: string,
  { after, limit, ...filter }: Page,
) {
  const { db, now } = services;
  const board = { houseId, jobId, filter, now: now() };
  // One more tells whether another page follows.
  const found = await findBoard(db, board, { after, limit: limit + 1 });
  if (!found) throw new Refusal(404, 'Not found.');

  const cards = found.cards.slice(0, limit);
  const last = found.cards.length > limit ? cards.at(-1) : undefined;
  const next: BoardCursor | undefined = last && [last.rank, last.applied_exactly, last.application_id];
  return {
    job: { id: found.id, title: found.title },
    counts: countsOf(found.counts),
    cards: cards.map(({ user, ...card }) => {
      const { id: talent_id, ...shown } = shownApplicant(services, user);
      return { ...card, ...shown, talent_id, fit: { score: card.fit_score, reasons: reasonsOf(card) } };
    }),
    next: next ? JSON.stringify(next) : null,
  };
}

type Counts = Record<(typeof applicationStatuses)[number], number>;

function countsOf(counted: Partial<Counts>): Counts {
  const counts = applicationStatuses.map((status) => [status, counted[status] ?? 0]);
  // Its keys are the whole list.
  return Object.fromEntries(counts) as Counts;
}
