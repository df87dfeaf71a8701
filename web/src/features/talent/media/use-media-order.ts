import type { Medium } from '@kirdaar/contract/talent/media';
import { type DOMAttributes, type PointerEvent, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/media.ts';

const EDGE = 90;
const STEP = 14;

/** The talent's order of the media of a kind. A change shows at once and is undone if it is rejected. */
export function useOrder(list: readonly Medium[], announce: (text: string) => void) {
  const announcement = useRef('');
  const order = useWrite(mediaWrites, 'setOrder', {
    onDone: () => announce(announcement.current),
    onFailed: (error) => showToast('failure', serverMessage(error, words.order_failed)),
  });
  const ids = order.pending?.ids ?? list.map(({ id }) => id);

  function reorder(next: readonly string[], id: string) {
    const kind = list[0]?.kind;
    if (!kind) return;
    announcement.current = words.moved(next.indexOf(id) + 1, next.length);
    order.submit({ kind, ids: [...next] });
  }

  return {
    ordered: ids.flatMap((id) => list.find((medium) => medium.id === id) ?? []),
    ids,
    reorder,
    moveTo: (id: string, place: number) => reorder(moved(ids, id, place), id),
  };
}

export type Grip = DOMAttributes<HTMLElement>;

/** Drags entries by a handle. Only `placeOf` changes: moving the element would take it from the pointer. */
export function useDragOrder(ids: readonly string[], onOrder: (ids: readonly string[], id: string) => void) {
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] }>();

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

function moved(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}
