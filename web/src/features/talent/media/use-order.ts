import type { Medium } from '@kirdaar/contract/talent/media';
import { useRef } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { moved } from '#features/talent/media/moved.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/media.ts';

/**
 * Media of a kind in the order of the talent. A change is shown at once and rolled back if the server rejects
 * it.
 */
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
