import type { BoardCard as Card } from '@kirdaar/contract/board';
import { MessageSquareText, MessagesSquare, Star } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useMayWrite } from '#features/conversations/use-may-write.ts';
import { TalentPhoto } from '#features/profiles/TalentPhoto.tsx';
import { reviewAddress } from '#features/review/board-address.ts';
import { path } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';

interface BoardCardProps {
  card: Card;
  chosen: boolean;
  onTick: (id: string, shift: boolean) => void;
  onOpen: () => void;
}

const REASONS = 2;

/** An applicant on the board. */
export const BoardCard = memo(function BoardCard({ card, chosen, onTick, onOpen }: BoardCardProps) {
  const { application_id: id, name, status, opened, score, has_note, fit } = card;
  const mayWrite = useMayWrite();
  const facts = [card.age, card.gender, card.city].filter((fact) => fact !== null);
  return (
    <li
      data-application={id}
      className={classNames(
        'relative flex gap-3 rounded-control border bg-card p-2.5 hover:border-control focus-within:border-accent focus-within:ring-2 focus-within:ring-accent focus-within:ring-inset',
        chosen ? 'border-ink bg-marigold-wash' : 'border-line',
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
          {!opened && <span className="sr-only"> (not seen yet)</span>}
        </h3>
        <p className="wrap-anywhere text-muted text-sm">{facts.join(' · ')}</p>
        <p className="line-clamp-2 pr-6 text-sm leading-snug">{fit.reasons.slice(0, REASONS).join(' · ')}</p>
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
          aria-label={`Write to ${name}`}
          title="Write"
          className="absolute right-1.5 bottom-1.5 rounded-control p-1.5 text-muted hover:bg-sunken hover:text-ink"
        >
          <MessagesSquare aria-hidden className="size-4.5" />
        </Link>
      )}
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        checked={chosen}
        onClick={(event: MouseEvent<HTMLInputElement>) => onTick(id, event.shiftKey)}
        onChange={followedByClick}
        className="absolute top-2.5 right-2.5 size-5"
      />
    </li>
  );
});

interface CardLinkProps extends Pick<Card, 'status' | 'name'> {
  id: string;
  onOpen: () => void;
}

/** A click anywhere on the card leads to the application, and through its column from there. */
function CardLink({ id, status, name, onOpen }: CardLinkProps) {
  const [search] = useSearchParams();
  const { id: jobId = '' } = useParams();
  return (
    <Link
      to={reviewAddress(jobId, id, search, { column: status })}
      onClick={onOpen}
      className="wrap-anywhere outline-none after:absolute after:inset-0 hover:underline"
    >
      {name}
    </Link>
  );
}

/** Only a click says whether Shift is held; React asks that a controlled box says that it is not read-only. */
function followedByClick() {}
