import type { Medium } from '@kirdaar/contract/talent/media';
import { Trash2 } from 'lucide-react';
import { DragGrip } from '#features/talent/media/DragGrip.tsx';
import { MediaCaption } from '#features/talent/media/MediaCaption.tsx';
import { MediaFrame } from '#features/talent/media/MediaFrame.tsx';
import { MoveButtons } from '#features/talent/media/MoveButtons.tsx';
import { fileKindOf, isSingleKind, nameOf } from '#features/talent/media/media-texts.ts';
import { ReplaceMedia } from '#features/talent/media/ReplaceMedia.tsx';
import { ENTRY, type Grip } from '#features/talent/media/use-drag-order.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/talent/media.ts';

interface MediaTileProps {
  medium: Medium;
  /** Index from 0 among `count` entries. */
  place: number;
  count: number;
  isDragged: boolean;
  grip: Grip;
  onMove: (place: number) => void;
  /** Called with the name of the entry. */
  onDelete: (name: string) => void;
}

/** One photo, video or recording with its caption and actions. */
export function MediaTile({ medium, place, count, isDragged, grip, onMove, onDelete }: MediaTileProps) {
  const { id, kind, caption } = medium;
  const name = nameOf(kind, place, caption);
  // Other kinds have a single entry, which an upload replaces.
  const isListed = !isSingleKind(kind);
  const isOrdered = isListed && count > 1;
  const isAudio = fileKindOf(kind) === 'audio';
  return (
    <li
      {...{ [ENTRY]: id }}
      // A script sets this inline style, because only the browser renders this page.
      style={{ order: place }}
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden rounded-control border border-line bg-paper transition-shadow',
        isDragged && 'z-10 shadow-float ring-2 ring-accent',
      )}
    >
      <MediaFrame medium={medium} name={name} />
      {isOrdered && !isAudio && <DragGrip grip={grip} isOverPicture />}
      <MediaCaption medium={medium} name={name} />
      <div className="mt-auto flex justify-end border-line border-t px-1 py-0.5 [&>:not(:only-child)]:grow">
        {isOrdered && isAudio && <DragGrip grip={grip} />}
        {isOrdered && <MoveButtons name={name} place={place} count={count} onMove={onMove} />}
        {isListed && <ReplaceMedia medium={medium} name={name} />}
        <IconButton label={words.delete_of(name)} Icon={Trash2} onClick={() => onDelete(name)} />
      </div>
    </li>
  );
}
