import { useTransition } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/messaging/conversations.ts';

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
