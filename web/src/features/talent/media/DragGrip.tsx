import { GripVertical } from 'lucide-react';
import type { Grip } from '#features/talent/media/use-drag-order.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/talent/media.ts';

/** Drag handle of an entry. The move buttons do the same by keyboard. */
export function DragGrip({ grip, isOverPicture = false }: { grip: Grip; isOverPicture?: boolean }) {
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
