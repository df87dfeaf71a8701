import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import { MessageSquareText, MessagesSquare, Star } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { reviewUrl } from '#features/applications/review/board-url.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { path } from '#paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { classNames } from '#ui/class-names.ts';

interface BoardCardProps {
  card: Card;
  selected: boolean;
  onToggle: (id: string, shift: boolean) => void;
  onOpen: () => void;
}

const MAX_REASONS = 2;

export const BoardCard = memo(function BoardCard({ card, selected, onToggle, onOpen }: BoardCardProps) {
  const { application_id: id, name, status, opened, score, has_note, match } = card;
  const mayWrite = useMayWrite();
  const facts = [card.age, card.gender, card.city].filter((fact) => fact !== null);
  return (
    <li
      data-application={id}
      className={classNames(
        'relative flex gap-3 rounded-control border bg-card p-2.5 hover:border-control focus-within:border-accent focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset',
        selected ? 'border-ink bg-marigold-wash' : 'border-line',
      )}
    >
      <TalentPhoto
        name={name}
        image={card.image_url}
        sizes="4.5rem"
        className="aspect-4/5 w-18 shrink-0 self-start rounded-md"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="pr-7 font-sans font-semibold text-base leading-snug">
          {!opened && <span className="mr-1.5 inline-block size-2.5 rounded-full bg-accent" />}
          <CardLink id={id} status={status} name={name} onOpen={onOpen} />
          {!opened && <span className="sr-only"> (not opened yet)</span>}
        </h3>
        <p className="wrap-anywhere text-muted text-sm">{facts.join(' · ')}</p>
        <p className="line-clamp-2 pr-6 text-sm leading-snug">
          {match.reasons.slice(0, MAX_REASONS).join(' · ')}
        </p>
        {(score !== null || has_note) && (
          <p className="mt-auto flex items-center gap-3 text-sm">
            {score !== null && (
              <span className="flex items-center gap-1 font-semibold tabular-nums">
                <Star aria-hidden className="size-3.5 fill-marigold text-marigold" />
                <span className="sr-only">Score </span>
                {score}
              </span>
            )}
            {has_note && (
              <span className="flex items-center gap-1 text-muted">
                <MessageSquareText aria-hidden className="size-3.5" />
                Note
              </span>
            )}
          </p>
        )}
      </div>
      {status !== 'withdrawn' && mayWrite && (
        <Link
          to={path('productionConversation', { id })}
          aria-label={`Message ${name}`}
          title="Message"
          className="absolute right-1.5 bottom-1.5 rounded-control p-1.5 text-muted hover:bg-sunken hover:text-ink"
        >
          <MessagesSquare aria-hidden className="size-4.5" />
        </Link>
      )}
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected}
        onClick={(event: MouseEvent<HTMLInputElement>) => onToggle(id, event.shiftKey)}
        onChange={ignoreChange}
        className="absolute top-2.5 right-2.5 size-5"
      />
    </li>
  );
});

interface CardLinkProps extends Pick<Card, 'status' | 'name'> {
  id: string;
  onOpen: () => void;
}

/**
 * Opens the application on a click anywhere on the card; from there the user moves through the card's column.
 */
function CardLink({ id, status, name, onOpen }: CardLinkProps) {
  const [search] = useSearchParams();
  const { id: jobId = '' } = useParams();
  return (
    <Link
      to={reviewUrl(jobId, id, search, { column: status })}
      onClick={onOpen}
      className="wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
    >
      {name}
    </Link>
  );
}

/**
 * Only the click event shows whether Shift is held. React requires a change handler on a controlled checkbox
 * that is not read-only.
 */
function ignoreChange() {}
