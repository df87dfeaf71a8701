import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { Star } from 'lucide-react';
import type { Shown } from '#features/auditions/tape-room/tape-room.ts';
import type { OwnScore, RoomWrites } from '#features/auditions/tape-room/use-room-writes.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { lengthText } from '#features/talent/media/media-texts.ts';
import * as words from '#words/auditions/tape-room.ts';

interface TapeListProps {
  tapes: readonly RoomTape[];
  shown: readonly Shown[];
  writes: RoomWrites;
  onShow: (tape: RoomTape) => void;
}

/** The tapes beside the player; on a phone, a row above it. */
export function TapeList({ tapes, shown, writes, onShow }: TapeListProps) {
  return (
    <ol
      aria-label={words.list}
      className="relative flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:sticky lg:top-20 lg:max-h-[84dvh] lg:flex-col lg:gap-1 lg:overflow-y-auto"
    >
      {tapes.map((tape) => (
        <li key={tape.id} className="shrink-0">
          <button
            type="button"
            aria-current={shown.some((one) => one.tape === tape)}
            onClick={() => onShow(tape)}
            className="flex w-full items-center gap-3 rounded-control border border-transparent p-1.5 text-left hover:bg-sunken aria-[current=true]:border-ink aria-[current=true]:bg-marigold-wash max-lg:w-44"
          >
            <TapeItem
              tape={tape}
              isNew={!tape.takes.some(writes.hasWatched)}
              score={writes.scoreOf(tape).score}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface TapeItemProps {
  tape: RoomTape;
  isNew: boolean;
  score: OwnScore['score'];
}

function TapeItem({ tape: { user, takes, state }, isNew, score }: TapeItemProps) {
  const facts = [
    takes.length > 1 && words.takes(takes.length),
    takes[0]?.seconds && lengthText(takes[0].seconds),
    state === 'received_late' && words.late,
  ];
  return (
    <>
      <TalentPhoto
        name={user.name}
        image={user.image_url}
        sizes="3rem"
        className="size-12 shrink-0 rounded-md [&>span]:text-lg"
      />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-1.5 font-semibold text-sm">
          {isNew && <span className="size-2.5 shrink-0 rounded-full bg-accent" />}
          <span className="truncate">{user.name}</span>
          {isNew && <span className="sr-only">{words.not_watched}</span>}
        </span>
        <span className="flex items-center gap-1 text-muted text-xs tabular-nums">
          {facts.filter(Boolean).join(' · ')}
          {score && <Star aria-hidden className="ml-1 size-3 fill-marigold text-marigold" />}
          {score}
        </span>
      </span>
    </>
  );
}
