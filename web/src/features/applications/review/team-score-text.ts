import type { BoardCard } from '@kirdaar/contract/applications/board';

/** Returns the average of the team's scores and how far they differ: '3.5 (2 to 5)'. */
export function teamScoreText({
  average,
  lowest,
  highest,
  count,
}: NonNullable<BoardCard['team_score']>): string {
  if (count === 1) return `${average} from 1 member`;
  if (lowest === highest) return `${average} from all ${count}`;
  return `${average} from ${count} (${lowest} to ${highest})`;
}
