import type { ClientResponse } from '@kirdaar/contract/applications/board';
import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { MAX_CLIENT_COMMENT } from '@kirdaar/contract/rules/limits';
import { clientPicks } from '@kirdaar/contract/rules/review';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { focusClass } from '#api/renditions.ts';
import { serverMessage } from '#api/server-message.ts';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import { useKeyQueue } from '#features/applications/review/use-review-shortcuts.ts';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/shared-board.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { talent_choices } from '#words/rules/talent.ts';

interface SharedPersonCardProps {
  person: SharedPerson;
  /** The recipient of the link, as on the watermarks. */
  label: string;
}

/** An applicant as the recipient of a share link sees them; more pictures follow on a horizontal scroll. */
export function SharedPersonCard({ person, label }: SharedPersonCardProps) {
  const { name, languages, skills, pictures } = person;
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      {pictures.length === 0 ? (
        <div className="relative">
          <TalentPhoto name={name} image={null} sizes="20rem" className="aspect-4/5 w-full" />
          <p className="absolute inset-x-0 bottom-3 text-center text-on-night/70 text-sm">{label}</p>
        </div>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it.
          tabIndex={0}
          aria-label={words.pictures(name)}
          className="flex aspect-4/5 snap-x snap-mandatory overflow-x-auto bg-night"
        >
          {pictures.map(({ url, is_video }, place) => (
            <li key={url} className="relative size-full shrink-0 snap-center">
              <img
                src={url}
                alt={is_video ? words.still(name) : words.picture(place + 1, name)}
                loading="lazy"
                decoding="async"
                className={`size-full object-cover ${focusClass(url)}`}
              />
              {is_video && (
                <span className="absolute top-3 left-3 flex items-center gap-1.5 rounded-full bg-black/65 px-3 py-1 text-sm text-white">
                  <Play aria-hidden className="size-3.5" />
                  {words.video}
                </span>
              )}
              {pictures.length > 1 && (
                <span className="absolute top-3 right-3 rounded-full bg-black/65 px-2.5 py-1 text-sm text-white tabular-nums">
                  {place + 1} / {pictures.length}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <h2 className="wrap-anywhere text-2xl">{name}</h2>
        <p className="text-muted">{factsLine(person)}</p>
        {languages.length > 0 && (
          <p className="text-sm">
            {words.speaks(languages.map((one) => labelOf(spoken_languages, one)).join(', '))}
          </p>
        )}
        {skills.length > 0 && (
          <Chips
            label={words.skills(name)}
            texts={skills.map((one) => labelOf(talent_choices.skills, one))}
          />
        )}
        <ClientAnswer applicationId={person.id} name={name} response={person.response} />
      </div>
    </Card>
  );
}

interface ClientAnswerProps {
  applicationId: string;
  name: string;
  response: ClientResponse;
}

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
