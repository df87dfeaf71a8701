import type { BoardCard } from '@kirdaar/contract/applications/board';
import * as words from '#words/applications/review.ts';

/** Returns the average of the team's scores and how far they differ: '3.5 (2 to 5)'. */
export function teamScoreText({ average, lowest, highest, count }: NonNullable<BoardCard['team_score']>) {
  if (count === 1) return words.team_score_one(average);
  if (lowest === highest) return words.team_score_equal(average, count);
  return words.team_score_spread(average, count, lowest, highest);
}
