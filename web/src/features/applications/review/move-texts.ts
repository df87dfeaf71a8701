import type { BoardCard } from '@kirdaar/contract/applications/board';
import { stageText } from '@kirdaar/contract/rules/stage-texts';

/** Describes a move that was made. */
export function moveText(cards: readonly BoardCard[], stage: string): string {
  const who = cards.length === 1 ? cards[0]?.name : `${cards.length} applicants`;
  return `${who} moved to ${stage}`;
}

/** Says why none of the applicants moves. */
export function cannotMoveText([card]: readonly BoardCard[], stageNames: readonly string[]): string {
  return card
    ? `${card.name} cannot be moved from ${stageText(card.status, stageNames)}.`
    : 'Select an applicant first.';
}
