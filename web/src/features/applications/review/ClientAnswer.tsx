import { MAX_CLIENT_COMMENT } from '@kirdaar/contract/rules/limits';
import { clientPicks } from '@kirdaar/contract/rules/review';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import type { ClientAnswers } from '#features/applications/review/use-client-answers.ts';
import { controlClasses } from '#ui/Field.tsx';
import * as words from '#words/applications/shared-board.ts';
import * as common from '#words/ui/common.ts';

interface ClientAnswerProps {
  id: string;
  name: string;
  given: ClientAnswers;
}

/** What a viewer says about an applicant, saved as they choose and type. */
export function ClientAnswer({ id, name, given: { answers, states, say, type } }: ClientAnswerProps) {
  const { pick = null, rating = null, comment = null } = answers[id] ?? {};
  const state = states[id];
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{words.pick_for(name)}</legend>
        {clientPicks.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pick === one}
            onClick={() => say(id, { pick: pick === one ? null : one })}
            className="min-h-11 grow rounded-control border border-control font-semibold hover:bg-sunken aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night"
          >
            {words.picks[one]}
          </button>
        ))}
      </fieldset>
      <ScoreChoice score={rating} onRate={(score) => say(id, { rating: rating === score ? null : score })} />
      <textarea
        aria-label={words.comment_on(name)}
        placeholder={words.comment}
        rows={2}
        maxLength={MAX_CLIENT_COMMENT}
        value={comment ?? ''}
        onChange={({ currentTarget }) => type(id, currentTarget.value)}
        className={controlClasses}
      />
      <p role="status" className="min-h-5 text-muted text-sm">
        {state === 'saving' && common.saving}
        {state === 'saved' && words.answer_saved}
        {typeof state === 'object' && <span className="font-medium text-accent-strong">{state.failed}</span>}
      </p>
    </div>
  );
}
