import { type DOMAttributes, type PointerEvent, useState } from 'react';
import { moved } from '#features/talent/media/moved.ts';

const EDGE = 90;
const STEP = 14;

/** Event handlers that make an element the drag handle of an entry. */
export type Grip = DOMAttributes<HTMLElement>;

interface Dragged {
  id: string;
  order: readonly string[];
}

/**
 * Lets the user drag entries to another place by a handle, with a mouse, a pen or a finger. While dragging
 * only `placeOf` changes: moving the element in the document would take it from under the pointer.
 */
export function useDragOrder(ids: readonly string[], onOrder: (ids: readonly string[], id: string) => void) {
  const [dragged, setDragged] = useState<Dragged>();

  function gripOf(id: string): Grip {
    return {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, order: ids });
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (dragged?.id !== id) return;
        followPointer(clientY);
        const under = entryAt(clientX, clientY);
        const place = dragged.order.indexOf(under ?? id);
        if (under && place >= 0) setDragged({ id, order: moved(dragged.order, id, place) });
      },
      onPointerUp() {
        if (dragged?.id !== id) return;
        setDragged(undefined);
        if (dragged.order.join() !== ids.join()) onOrder(dragged.order, id);
      },
      onPointerCancel: () => setDragged(undefined),
    };
  }

  return {
    gripOf,
    isDragged: (id: string) => dragged?.id === id,
    /** The current index of an entry, from 0. */
    placeOf: (id: string) => (dragged?.order ?? ids).indexOf(id),
  };
}

/** Attribute of an entry, by which the pointer position finds it. */
export const ENTRY = 'data-entry';

function entryAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest(`[${ENTRY}]`)?.getAttribute(ENTRY) ?? undefined;
}

/** Scrolls the page near an edge of the window, so that an entry can be dragged across a long list. */
function followPointer(y: number) {
  if (y < EDGE) window.scrollBy(0, -STEP);
  if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
