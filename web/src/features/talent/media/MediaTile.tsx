import type { Medium } from '@kirdaar/contract/talent/media';
import { ArrowLeft, ArrowRight, GripVertical, type LucideIcon, RefreshCw, Trash2 } from 'lucide-react';
import { uploadField } from '#api/upload-field.ts';
import { replaceBy } from '#features/talent/media/add-files.ts';
import { MediaCaption } from '#features/talent/media/MediaCaption.tsx';
import { MediaFrame } from '#features/talent/media/MediaFrame.tsx';
import { fileKindOf, isSingleKind, nameOf } from '#features/talent/media/media-texts.ts';
import { ENTRY, type Grip } from '#features/talent/media/use-media-order.ts';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '#ui/FileButton.tsx';
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
  onDelete: (name: string) => void;
}

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

/** Drag handle of an entry. The move buttons do the same by keyboard. */
function DragGrip({ grip, isOverPicture = false }: { grip: Grip; isOverPicture?: boolean }) {
  return (
    <span
      {...grip}
      aria-hidden
      title={words.drag}
      className={classNames(
        'flex cursor-grab touch-none items-center justify-center rounded-control p-2.5 active:cursor-grabbing',
        isOverPicture ? 'absolute top-1.5 left-1.5 bg-night/75 text-on-night' : 'text-muted hover:bg-sunken',
      )}
    >
      <GripVertical className="size-4" />
    </span>
  );
}

type MoveButtonsProps = Pick<MediaTileProps, 'place' | 'count' | 'onMove'> & { name: string };

function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  function button(label: string, Icon: LucideIcon, to: number) {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        label={label}
        Icon={Icon}
        // Not `disabled` at an end, because a disabled button would lose the focus.
        aria-disabled={isEnd}
        className="aria-disabled:opacity-40"
        onClick={isEnd ? undefined : () => onMove(to)}
      />
    );
  }
  return (
    <>
      {button(words.move_earlier(name), ArrowLeft, place - 1)}
      {button(words.move_later(name), ArrowRight, place + 1)}
    </>
  );
}

/** Chooses a file that replaces another. The old one stays until the new one is uploaded. */
function ReplaceMedia({ medium: { id, kind }, name }: { medium: Medium; name: string }) {
  return (
    <FileButton
      variant="icon"
      label={words.replace_of(name)}
      accept={uploadField(fileKindOf(kind)).accept}
      onFiles={([file]) => file && replaceBy(kind, id, file)}
    >
      <RefreshCw aria-hidden className="size-4.5" />
    </FileButton>
  );
}
