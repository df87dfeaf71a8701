import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadChanges } from '#features/talent/media/upload-changes.ts';
import { currentUploads, onUploadsChange, type Upload } from '#features/talent/media/upload-list.ts';

const none: readonly Upload[] = [];

/** Returns the uploads of one kind. */
export function useUploads(kind: MediaKind): readonly Upload[] {
  const uploads = useSyncExternalStore(onUploadsChange, currentUploads, () => none);
  return uploads.filter((upload) => upload.kind === kind);
}

/** Returns the latest announcement for a live region: about uploads of a kind, or passed to `announce`. */
export function useAnnouncements(kind: MediaKind) {
  const [announcement, announce] = useState('');
  useEffect(() => {
    const own = () => currentUploads().filter((upload) => upload.kind === kind);
    let before = own();
    return onUploadsChange(() => {
      const after = own();
      const latest = uploadChanges(before, after);
      before = after;
      if (latest) announce(latest);
    });
  }, [kind]);
  return { announcement, announce };
}
