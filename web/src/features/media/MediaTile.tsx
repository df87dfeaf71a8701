import type { Medium } from '@kirdaar/contract/media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteMedia } from '#features/media/DeleteMedia.tsx';
import { DragGrip } from '#features/media/DragGrip.tsx';
import { MediaCaption } from '#features/media/MediaCaption.tsx';
import { MediaFrame } from '#features/media/MediaFrame.tsx';
import { MoveButtons } from '#features/media/MoveButtons.tsx';
import { fileKindOf, nameOf } from '#features/media/media-words.ts';
import { ReplaceMedia } from '#features/media/ReplaceMedia.tsx';
import { ENTRY, type Grip } from '#features/media/use-drag-order.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';

interface MediaTileProps {
  medium: Medium;
  /** From 0, among `count`. */
  place: number;
  count: number;
  isDragged: boolean;
  grip: Grip;
  onMove: (place: number) => void;
  onDeleted: () => void;
}

/** One photo, video or recording with its caption and all that can be done with it. */
export function MediaTile({ medium, place, count, isDragged, grip, onMove, onDeleted }: MediaTileProps) {
  const [deleting, setDeleting] = useState(false);
  const { id, kind, caption } = medium;
  const name = nameOf(kind, place, caption);
  // Of the others there is one, and adding replaces it.
  const isListed = mediaRules[kind].allowance !== undefined;
  const isOrdered = isListed && count > 1;
  const isSound = fileKindOf(kind) === 'audio';
  return (
    <li
      {...{ [ENTRY]: id }}
      // Set by script on a page that the browser renders.
      style={{ order: place }}
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden rounded-control border border-line bg-paper transition-shadow',
        isDragged && 'z-10 shadow-float ring-2 ring-accent',
      )}
    >
      <MediaFrame medium={medium} name={name} />
      {isOrdered && !isSound && <DragGrip grip={grip} isOverPicture />}
      <MediaCaption medium={medium} name={name} />
      <div className="mt-auto flex justify-end border-line border-t px-1 py-0.5 [&>:not(:only-child)]:grow">
        {isOrdered && isSound && <DragGrip grip={grip} />}
        {isOrdered && <MoveButtons name={name} place={place} count={count} onMove={onMove} />}
        {isListed && <ReplaceMedia medium={medium} name={name} />}
        <IconButton label={`Delete ${name}`} Icon={Trash2} onClick={() => setDeleting(true)} />
      </div>
      {deleting && (
        <DeleteMedia medium={medium} name={name} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </li>
  );
}
