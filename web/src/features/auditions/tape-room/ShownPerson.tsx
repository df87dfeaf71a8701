import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { scoreParts } from '@kirdaar/contract/rules/self-tapes';
import { Link } from 'react-router';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import { teamScoreText } from '#features/applications/review/team-score-text.ts';
import type { HouseRequest, Shown, Take } from '#features/auditions/tape-room/tape-room.ts';
import type { OwnScore } from '#features/auditions/tape-room/use-room-writes.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as reviewWords from '#words/applications/review.ts';
import * as selfTapesWords from '#words/auditions/self-tapes.ts';
import * as words from '#words/auditions/tape-room.ts';

interface ShownPersonProps {
  shown: Shown;
  jobId: string;
  onShow: (take: Take) => void;
}

/** Whose tape is shown, with their takes. */
export function ShownPerson({ shown: { tape, take }, jobId, onShow }: ShownPersonProps) {
  const { user, takes, application_id } = tape;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="wrap-anywhere text-2xl underline-offset-4 hover:underline">
        <Link to={reviewUrl(jobId, application_id)} discover="none">
          {user.name}
        </Link>
      </h2>
      <p className="text-muted">{factsLine(user)}</p>
      <Leaving person={user} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {takes.length > 1 &&
          takes.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one === take}
              aria-keyshortcuts="t"
              onClick={() => onShow(one)}
              className="min-h-11 rounded-full border border-control px-4 font-semibold text-sm aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night"
            >
              {words.take(one.take)}
            </button>
          ))}
        {take.url && take.download_name && (
          <a
            href={take.url}
            download={take.download_name}
            className="content-center min-h-11 px-2 font-semibold text-accent text-sm"
          >
            {words.download}
          </a>
        )}
      </div>
    </section>
  );
}

interface TapeScoreProps {
  tape: RoomTape;
  own: OwnScore;
  /** Whether the casting call asks for voice, look and performance apart. */
  hasParts: boolean;
  onScore: (given: OwnScore & { score: number | null }) => void;
}

/** One's own score, and the team's once one has given it. */
export function TapeScore({ tape: { team_score, scores, blind }, own, hasParts, onScore }: TapeScoreProps) {
  const { score = null } = own;
  const others = scores.filter(({ is_own }) => !is_own);
  return (
    <div className="flex flex-col gap-1 text-sm">
      {useMayWrite() && (
        <ScoreChoice score={score} onRate={(given) => onScore({ score: given === score ? null : given })} />
      )}
      {hasParts &&
        score !== null &&
        scoreParts.map((part) => (
          <div key={part} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-semibold">{words.parts[part]}</span>
            <ScoreChoice
              label={words.parts[part]}
              score={own[part] ?? null}
              onRate={(given) => onScore({ score, [part]: own[part] === given ? null : given })}
            />
          </div>
        ))}
      {blind && <p className="text-muted">{words.blind}</p>}
      {team_score && others.length > 0 && (
        <>
          <p className="font-semibold">{reviewWords.team_score(teamScoreText(team_score))}</p>
          {others.map((one) => (
            <p key={`${one.by}${one.score}`} className="text-muted">
              {reviewWords.score_by(one.by ?? reviewWords.former_member, one.score, MAX_SCORE)}
              {scoreParts.map((part) => one[part] !== null && ` · ${words.parts[part]} ${one[part]}`)}
            </p>
          ))}
        </>
      )}
    </div>
  );
}

/** What came with a tape: the answers, a note, and when it came and goes. */
export function SentWith({ tape, request }: { tape: RoomTape; request: HouseRequest | undefined }) {
  const { answers, note, received_at, delete_on } = tape;
  return (
    <div className="wrap-anywhere flex flex-col gap-3">
      {request?.questions.map(
        (question, place) =>
          answers[place] && (
            <div key={question}>
              <p className="text-muted text-sm">{question}</p>
              <p className="whitespace-pre-line">{answers[place]}</p>
            </div>
          ),
      )}
      {note && <p className="whitespace-pre-line">“{note}”</p>}
      <p className="text-muted text-sm">
        {received_at && selfTapesWords.tape_received(formatDateTime(received_at))}
        {delete_on && ` · ${words.deleted_on(longDay(delete_on))}`}
      </p>
    </div>
  );
}
