import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import * as words from '#words/applications/review.ts';

interface TeamScoresProps {
  score: BoardCard['team_score'];
  /** The scores of the others when the application was loaded. */
  scores: ReviewedApplication['scores'];
}

/** The scores of the team, which a member sees after giving their own. */
export function TeamScores({ score, scores }: TeamScoresProps) {
  if (!score) return null;
  const others = scores.filter(({ is_own }) => !is_own);
  return (
    <p className="text-sm">
      <span className="font-semibold">{words.team_score(teamScoreText(score))}</span>
      {others.length > 0 && (
        <span className="text-muted">
          {' · '}
          {others
            .map(({ score, by }) => words.score_by(by ?? words.former_member, score, MAX_SCORE))
            .join(', ')}
        </span>
      )}
    </p>
  );
}

/** Returns the average of the team's scores and how far they differ: '3.5 (2 to 5)'. */
export function teamScoreText({ average, lowest, highest, count }: NonNullable<BoardCard['team_score']>) {
  if (count === 1) return words.team_score_one(average);
  if (lowest === highest) return words.team_score_equal(average, count);
  return words.team_score_spread(average, count, lowest, highest);
}
