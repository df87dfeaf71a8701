import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import { MessageSquareText, MessagesSquare, Star } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { MetMark } from '#features/applications/known-people/MetBefore.tsx';
import { PersonMenu } from '#features/applications/known-people/PersonMenu.tsx';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { ClientOpinions, ClientPicks } from '#features/applications/review/ClientOpinions.tsx';
import { TapeState } from '#features/applications/review/TapeState.tsx';
import { teamScoreText } from '#features/applications/review/team-score-text.ts';
import { useDraggableCard } from '#features/applications/review/use-card-drag.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { factsLine } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/board.ts';
import { via } from '#words/applications/representation.ts';
import { differences } from '#words/applications/review.ts';
import { days_states } from '#words/bookings/holds.ts';
import * as common from '#words/ui/common.ts';

interface BoardCardProps {
  card: Card;
  /** Whether it is a large photo with the name below it, and not a card in a column. */
  isFace?: boolean;
  selected: boolean;
  store: BoardStore;
}

const MAX_REASONS = 2;
const MAX_DIFFERENCES = 3;

export const BoardCard = memo(function BoardCard({ card, isFace = false, selected, store }: BoardCardProps) {
  const { application_id: id, name } = card;
  const item = useDraggableCard(store, id);
  const checkbox = (
    <input
      type="checkbox"
      aria-label={words.card_select(name)}
      checked={selected}
      onClick={(event: MouseEvent<HTMLInputElement>) => store.toggle(id, event.shiftKey)}
      onChange={ignoreChange}
      className={isFace ? 'absolute top-2 right-2 size-6' : 'relative size-6 shrink-0 lg:size-5'}
    />
  );
  return (
    <li
      ref={item}
      data-application={id}
      className={classNames(
        'relative rounded-control border bg-card hover:border-control focus-within:border-accent focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset data-dragged:opacity-40',
        isFace
          ? 'flex flex-col gap-1 overflow-hidden pb-1.5'
          : 'grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-2.5 gap-y-1 p-2',
        selected ? 'border-ink bg-marigold-wash' : 'border-line',
      )}
    >
      <TalentPhoto
        name={name}
        image={card.image_url}
        sizes={isFace ? '10rem' : '4.5rem'}
        className={classNames(
          'aspect-4/5',
          isFace
            ? 'w-full'
            : 'row-span-2 w-18 self-start rounded-md lg:row-span-1 lg:w-12 lg:[&>span]:text-xl',
        )}
      />
      <div className={classNames('flex min-w-0 flex-col', isFace && 'px-2 [&>p]:truncate')}>
        <CardName card={card} onOpen={store.removeMovedCards} />
        <p className="wrap-anywhere text-muted text-xs">{factsLine(card)}</p>
        <Leaving person={card} />
        {card.via_agency && <p className="wrap-anywhere font-medium text-xs">{via(card.via_agency)}</p>}
        {card.added && <p className="font-medium text-xs">{words.card_added}</p>}
      </div>
      {isFace ? (
        <>
          <p className="flex gap-x-2 overflow-hidden whitespace-nowrap px-2 text-xs empty:hidden">
            <Marks card={card} />
            <ClientPicks applicationId={id} />
          </p>
          <PersonMenu person={card} className="absolute top-1 left-1 bg-card/80" />
          {checkbox}
        </>
      ) : (
        <MatchOf card={card}>{checkbox}</MatchOf>
      )}
    </li>
  );
});

function CardName({ card, onOpen }: { card: Card; onOpen: () => void }) {
  const { application_id: id, name, status, opened } = card;
  const [search] = useSearchParams();
  const { id: jobId = '' } = useParams();
  return (
    <h3 className="font-sans font-semibold text-sm leading-snug">
      {!opened && <span className="mr-1.5 inline-block size-2.5 rounded-full bg-accent" />}
      <Link
        to={reviewUrl(jobId, id, search, { column: status })}
        onClick={onOpen}
        // Otherwise a drag would carry the link in place of the card.
        draggable={false}
        // A click anywhere on the card opens the application.
        className="wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      {!opened && <span className="sr-only"> {words.card_unopened}</span>}
    </h3>
  );
}

/** What there is to know about an applicant beside the photo, in a column. */
function MatchOf({ card, children }: { card: Card; children: ReactNode }) {
  const { application_id: id, name, status, match } = card;
  const mayWrite = useMayWrite();
  return (
    <div className="flex flex-col gap-1 lg:col-span-2">
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
      <p className="line-clamp-2 text-muted text-xs leading-snug">
        {match.reasons.slice(0, MAX_REASONS).join(' · ')}
      </p>
      <ClientOpinions applicationId={id} />
      {card.self_tape && <TapeState state={card.self_tape} />}
      {card.days && <p className="font-medium text-sm">{days_states[card.days]}</p>}
      <div className="mt-auto flex min-h-7 items-center gap-2 text-xs">
        {children}
        <p className="flex grow flex-wrap gap-x-2">
          <Marks card={card} />
        </p>
        <PersonMenu person={card} className="relative min-h-7! min-w-7!" />
        {status !== 'withdrawn' && mayWrite && (
          <Link
            to={housePath('productionConversation', { id })}
            aria-label={words.card_message_to(name)}
            title={common.message}
            draggable={false}
            className="relative rounded-control p-1.5 text-muted hover:bg-sunken hover:text-ink"
          >
            <MessagesSquare aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </div>
  );
}

function Marks({ card: { score, team_score, has_note, met_before } }: { card: Card }) {
  return (
    <>
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
      <MetMark count={met_before} />
    </>
  );
}

/** Only the click shows whether Shift is held, but React requires a change handler. */
function ignoreChange() {}
