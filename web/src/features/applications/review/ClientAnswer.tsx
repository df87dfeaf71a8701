import type { ClientResponse } from '@kirdaar/contract/applications/share-links';
import { MAX_CLIENT_COMMENT } from '@kirdaar/contract/rules/limits';
import { clientPicks } from '@kirdaar/contract/rules/review';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import { useKeyQueue } from '#features/applications/review/use-key-queue.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import * as words from '#words/applications/shared-board.ts';

interface ClientAnswerProps {
  applicationId: string;
  name: string;
  response: ClientResponse;
}

/** What the recipient of a share link says about an applicant: a pick, a rating and a comment. */
export function ClientAnswer({ applicationId: application_id, name, response }: ClientAnswerProps) {
  const { token = '' } = useParams();
  const [said, setSaid] = useState(response);
  const [comment, setComment] = useState(response.comment ?? '');
  const [error, setError] = useState<string>();
  const latest = useRef(response);
  const saved = useRef(response);
  const queue = useKeyQueue();

  function say(changes: Partial<ClientResponse>) {
    latest.current = { ...latest.current, ...changes };
    setSaid(latest.current);
    setError(undefined);
    // One after another, because each replaces the whole answer and an earlier one may arrive later.
    void queue(send);
  }

  async function send() {
    const sent = latest.current;
    if (sent === saved.current) return;
    try {
      await callApi('PUT /api/shared-board/response', { body: { token, application_id, ...sent } });
      saved.current = sent;
    } catch (failure) {
      // A change made meanwhile is sent with this one.
      if (latest.current !== sent) return;
      latest.current = saved.current;
      setSaid(saved.current);
      setError(serverMessage(failure, words.answer_failed));
    }
  }
  const typed = comment.trim() || null;

  return (
    <div className="mt-auto flex flex-col gap-3 border-line border-t pt-3">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{words.pick_for(name)}</legend>
        {clientPicks.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={said.pick === pick}
            onClick={() => say({ pick: said.pick === pick ? null : pick })}
            className="min-h-11 grow rounded-control border border-control font-semibold hover:bg-sunken aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night"
          >
            {words.picks[pick]}
          </button>
        ))}
      </fieldset>
      <ScoreChoice
        score={said.rating}
        onRate={(score) => say({ rating: said.rating === score ? null : score })}
      />
      <textarea
        aria-label={words.comment_on(name)}
        placeholder={words.comment}
        rows={2}
        maxLength={MAX_CLIENT_COMMENT}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        className={controlClasses}
      />
      {typed !== said.comment && (
        <Button variant="secondary" onClick={() => say({ comment: typed })} className="self-start">
          {words.comment_save}
        </Button>
      )}
      {error && (
        <p role="alert" className="font-medium text-accent-strong text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
