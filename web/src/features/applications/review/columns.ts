import type { BoardCard } from '@kirdaar/contract/applications/board';
import {
  type ApplicationStage,
  applicationStages,
  isDecidedByTalent,
  type MoveStage,
} from '@kirdaar/contract/rules/review';

/** Returns the column in a URL, for screens with room for only one. */
export function columnOf(search: URLSearchParams): ApplicationStage | undefined {
  const asked = search.get('column');
  return applicationStages.find((stage) => stage === asked);
}

/** Returns whether a house can move an application: to another stage, until the talent decides. */
export function canMove({ status, told }: Pick<BoardCard, 'status' | 'told'>, to: MoveStage): boolean {
  return status !== to && !isDecidedByTalent(told);
}
