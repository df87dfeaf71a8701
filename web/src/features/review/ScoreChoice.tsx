import { SCORE_MOST } from '@kirdaar/contract/rules/limits';
import { Star } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

interface ScoreChoiceProps {
  score: number | null;
  /** Told the score that was pressed; pressed again, it is taken away. */
  onRate: (score: number) => void;
}

const scores = Array.from({ length: SCORE_MOST }, (_, place) => place + 1);

/** What the house thinks of somebody, from one star to five. */
export function ScoreChoice({ score, onRate }: ScoreChoiceProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Our score</legend>
      {scores.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={`${one} of ${SCORE_MOST}`}
          aria-pressed={score === one}
          aria-keyshortcuts={String(one)}
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
