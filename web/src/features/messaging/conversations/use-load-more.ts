import { useTransition } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/messaging/conversations.ts';

/** Loads another page of a list on request, and says so when that fails. */
export function useLoadMore(load: () => Promise<void>) {
  const [loading, start] = useTransition();
  function loadMore() {
    start(async () => {
      try {
        await load();
      } catch (error) {
        showToast('failure', serverMessage(error, words.conversations_load_failed));
      }
    });
  }
  return { loading, loadMore };
}
