import type { BoardCursor, BoardFilter } from '@kirdaar/contract/applications/board';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { findBoard } from '#features/applications/board/queries.ts';
import { countUnsent } from '#features/applications/decisions/queries.ts';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { matchOf } from '#features/applications/review/read-reviewed.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Page = BoardFilter & { after?: BoardCursor | undefined; limit: number };

export async function readBoard(
  services: Services,
  by: Reviewer,
  jobId: string,
  { after, limit, ...filter }: Page,
  language: Language,
) {
  const { db, now } = services;
  const board = { by, jobId, filter, now: now() };
  // One extra row shows whether another page follows.
  const found = orThrow(await findBoard(db, board, { after, limit: limit + 1 }), 'job_not_found');

  // The keys are all stages.
  const counts = Object.fromEntries(
    applicationStages.map((status) => [status, found.counts[status] ?? 0]),
  ) as Record<ApplicationStage, number>;
  const cards = found.cards.slice(0, limit);
  const last = found.cards.length > limit ? cards.at(-1) : undefined;
  const next: BoardCursor | undefined = last && [last.rank, last.applied_exactly, last.application_id];
  return {
    job: { id: found.id, title: found.title, stage_names: found.stage_names, is_open: found.is_open },
    unsent: await countUnsent(db, by.production_house_id, jobId, now()),
    counts,
    cards: cards.map(({ user, ...card }) => {
      const { id: talent_id, ...shown } = shownApplicant(services, user);
      return { ...card, ...shown, talent_id, match: matchOf({ ...card, user }, language) };
    }),
    next: next ? JSON.stringify(next) : null,
  };
}
