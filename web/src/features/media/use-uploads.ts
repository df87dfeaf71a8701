import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentUploads, onUploadsChange, type Upload } from '#features/media/upload-list.ts';
import { newsOf } from '#features/media/upload-news.ts';

const none: readonly Upload[] = [];

/** What is on its way, of one kind. */
export function useUploads(kind: MediaKind): readonly Upload[] {
  const uploads = useSyncExternalStore(onUploadsChange, currentUploads, () => none);
  return uploads.filter((upload) => upload.kind === kind);
}

/** The latest words about the uploads of a kind and about what `tell` is told, for a live region. */
export function useNews(kind: MediaKind) {
  const [news, tell] = useState('');
  useEffect(() => {
    const own = () => currentUploads().filter((upload) => upload.kind === kind);
    let before = own();
    return onUploadsChange(() => {
      const after = own();
      const latest = newsOf(before, after);
      before = after;
      if (latest) tell(latest);
    });
  }, [kind]);
  return { news, tell };
}
