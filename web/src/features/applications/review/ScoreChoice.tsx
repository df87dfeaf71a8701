import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { Star } from 'lucide-react';
import { scores } from '#features/applications/review/use-review-shortcuts.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/shared-board.ts';
import * as common from '#words/ui/common.ts';

interface ScoreChoiceProps {
  /** What is scored, if it is not the whole, which the keys score. */
  label?: string;
  score: number | null;
  /** Receives the pressed score; pressing it again removes it. */
  onRate: (score: number) => void;
}

export function ScoreChoice({ label, score, onRate }: ScoreChoiceProps) {
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">{label ?? common.score}</legend>
      {scores.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={words.score_of(one, MAX_SCORE)}
          aria-pressed={score === one}
          aria-keyshortcuts={label ? undefined : String(one)}
          onClick={() => onRate(one)}
          className="flex size-11 items-center justify-center rounded-control hover:bg-sunken"
        >
          <Star
            aria-hidden
            className={classNames(
              'size-6',
              score !== null && one <= score ? 'fill-marigold text-marigold' : 'text-control',
            )}
          />
        </button>
      ))}
    </fieldset>
  );
}
