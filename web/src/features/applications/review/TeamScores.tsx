import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { teamScoreText } from '#features/applications/review/team-score-text.ts';

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
      <span className="font-semibold">Team score: {teamScoreText(score)}</span>
      {others.length > 0 && (
        <span className="text-muted">
          {' · '}
          {others.map(({ score, by }) => `${by ?? 'Former member'} ${score} of ${MAX_SCORE}`).join(', ')}
        </span>
      )}
    </p>
  );
}
