import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import { MessageSquareText, MessagesSquare, Star } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { ClientOpinions } from '#features/applications/review/ClientOpinions.tsx';
import { teamScoreText } from '#features/applications/review/ReviewHeader.tsx';
import { TapeState } from '#features/applications/review/TapeState.tsx';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/board.ts';
import { differences } from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

interface BoardCardProps {
  card: Card;
  isLarge: boolean;
  selected: boolean;
  store: BoardStore;
}

const MAX_REASONS = 2;
const MAX_DIFFERENCES = 3;

export const BoardCard = memo(function BoardCard({ card, isLarge, selected, store }: BoardCardProps) {
  const { application_id: id, name, status, opened, match } = card;
  const mayWrite = useMayWrite();
  const [search] = useSearchParams();
  const { id: jobId = '' } = useParams();
  return (
    <li
      data-application={id}
      className={classNames(
        'relative flex gap-3 rounded-control border bg-card hover:border-control focus-within:border-accent focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset',
        isLarge ? 'flex-col overflow-hidden pb-3' : 'p-2.5',
        selected ? 'border-ink bg-marigold-wash' : 'border-line',
      )}
    >
      <TalentPhoto
        name={name}
        image={card.image_url}
        sizes={isLarge ? '20rem' : '4.5rem'}
        className={classNames('aspect-4/5 shrink-0', isLarge ? 'w-full' : 'w-18 self-start rounded-md')}
      />
      <div className={classNames('flex min-w-0 grow flex-col gap-1', isLarge && 'px-3')}>
        <h3 className="pr-7 font-sans font-semibold text-base leading-snug">
          {!opened && <span className="mr-1.5 inline-block size-2.5 rounded-full bg-accent" />}
          <Link
            to={reviewUrl(jobId, id, search, { column: status })}
            onClick={store.removeMovedCards}
            // A click anywhere on the card opens the application.
            className="wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {!opened && <span className="sr-only"> {words.card_unopened}</span>}
        </h3>
        <p className="wrap-anywhere text-muted text-sm">{factsLine(card)}</p>
        <Leaving person={card} />
        {match.differences.length > 0 && (
          <ul aria-label={differences} className="flex flex-wrap gap-1">
            {match.differences.slice(0, MAX_DIFFERENCES).map((text) => (
              <li
                key={text}
                className="rounded-md border border-marigold bg-marigold-wash px-1.5 font-medium text-xs leading-5"
              >
                {text}
              </li>
            ))}
          </ul>
        )}
        <p className="line-clamp-2 pr-6 text-muted text-sm leading-snug">
          {match.reasons.slice(0, MAX_REASONS).join(' · ')}
        </p>
        <ClientOpinions applicationId={id} />
        {card.self_tape && <TapeState state={card.self_tape} />}
        <Marks card={card} />
      </div>
      {status !== 'withdrawn' && mayWrite && (
        <Link
          to={housePath('productionConversation', { id })}
          aria-label={words.card_message_to(name)}
          title={common.message}
          className="absolute right-1.5 bottom-1.5 rounded-control p-1.5 text-muted hover:bg-sunken hover:text-ink"
        >
          <MessagesSquare aria-hidden className="size-4.5" />
        </Link>
      )}
      <input
        type="checkbox"
        aria-label={words.card_select(name)}
        checked={selected}
        onClick={(event: MouseEvent<HTMLInputElement>) => store.toggle(id, event.shiftKey)}
        onChange={ignoreChange}
        className={classNames('absolute top-2.5 right-2.5', isLarge ? 'size-6' : 'size-5')}
      />
    </li>
  );
});

function Marks({ card: { score, team_score, has_note } }: { card: Card }) {
  if (score === null && !team_score && !has_note) return null;
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-3 pr-8 text-sm">
      {score !== null && (
        <span className="flex items-center gap-1 font-semibold tabular-nums">
          <Star aria-hidden className="size-3.5 fill-marigold text-marigold" />
          <span className="sr-only">{common.score} </span>
          {score}
        </span>
      )}
      {team_score && <span className="text-muted">{words.card_team_score(teamScoreText(team_score))}</span>}
      {has_note && (
        <span className="flex items-center gap-1 text-muted">
          <MessageSquareText aria-hidden className="size-3.5" />
          {words.card_note}
        </span>
      )}
    </p>
  );
}

/** Only the click shows whether Shift is held, but React requires a change handler. */
function ignoreChange() {}
