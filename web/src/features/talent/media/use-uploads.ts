import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentUploads,
  onUploadsChange,
  type Upload,
  type UploadState,
} from '#features/talent/media/upload-list.ts';
import * as words from '#words/talent/uploads.ts';

const none: readonly Upload[] = [];
const announcementOf: Partial<Record<UploadState, (file: string) => string>> = {
  offline: words.announce_offline,
  paused: words.announce_paused,
  done: words.announce_done,
};
const QUARTERS = 4;

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

/** Returns what changed, for a screen reader: each new state, and each quarter of a file. */
export function uploadChanges(before: readonly Upload[], after: readonly Upload[]): string | undefined {
  const announcements = after.flatMap((upload) => {
    const former = before.find(({ id }) => id === upload.id);
    const change = former?.state === upload.state ? quarterOf(former, upload) : stateOf(upload);
    return change ? [change] : [];
  });
  return announcements.length > 0 ? announcements.join(' ') : undefined;
}

function stateOf({ name, state, message }: Upload): string | undefined {
  if (state !== 'rejected' && state !== 'invalid') return announcementOf[state]?.(name);
  return message && words.announce_problem(name, message);
}

function quarterOf(former: Upload, { name, sent, size }: Upload): string | undefined {
  const quarters = Math.floor((QUARTERS * sent) / size);
  const isNew = quarters > Math.floor((QUARTERS * former.sent) / size) && quarters < QUARTERS;
  return isNew ? words.announce_share(name, quarters * (100 / QUARTERS)) : undefined;
}
