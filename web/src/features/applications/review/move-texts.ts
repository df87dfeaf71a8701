import type { BoardCard } from '@kirdaar/contract/applications/board';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

/** Describes a move that was made. */
export function moveText(cards: readonly BoardCard[], stage: string): string {
  const [card] = cards;
  return card && cards.length === 1 ? words.moved_one(card.name, stage) : words.moved(cards.length, stage);
}

/** Says why none of the applicants moves. */
export function cannotMoveText([card]: readonly BoardCard[], stageNames: readonly string[]): string {
  return card ? words.move_none(card.name, stage_name(card.status, stageNames)) : words.move_nobody;
}
