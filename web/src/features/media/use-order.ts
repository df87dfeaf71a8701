import type { Medium } from '@kirdaar/contract/media';
import { startTransition, useOptimistic } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { moved } from '#features/media/moved.ts';
import { showToast } from '#ui/toast-list.ts';

/** The media of a kind in the order one gives them: it changes at once, and back if the server does not take it. */
export function useOrder(list: readonly Medium[], tell: (news: string) => void) {
  const { revalidate } = useRevalidator();
  const [ids, expect] = useOptimistic<readonly string[]>(list.map(({ id }) => id));

  function reorder(order: readonly string[], id: string) {
    const kind = list[0]?.kind;
    if (!kind) return;
    startTransition(async () => {
      expect(order);
      try {
        await call('PUT /api/user/media/order', { body: { kind, ids: [...order] } });
        tell(`Moved to place ${order.indexOf(id) + 1} of ${order.length}.`);
      } catch (error) {
        showToast('failure', serverMessage(error, 'The new order could not be saved.'));
      }
      await revalidate();
    });
  }

  return {
    ordered: ids.flatMap((id) => list.find((medium) => medium.id === id) ?? []),
    ids,
    reorder,
    moveTo: (id: string, place: number) => reorder(moved(ids, id, place), id),
  };
}
