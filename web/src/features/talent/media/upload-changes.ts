import type { Upload, UploadState } from '#features/talent/media/upload-list.ts';

const words: Partial<Record<UploadState, string>> = {
  offline: 'connection lost. The upload resumes automatically.',
  paused: 'paused.',
  done: 'uploaded.',
};
const QUARTERS = 4;

/** Returns what changed, for a screen reader: each new state, and each quarter of a file. */
export function uploadChanges(before: readonly Upload[], after: readonly Upload[]): string | undefined {
  const announcements = after.flatMap((upload) => {
    const former = before.find(({ id }) => id === upload.id);
    const change = former?.state === upload.state ? quarterOf(former, upload) : stateOf(upload);
    return change ? [`${upload.name}: ${change}`] : [];
  });
  return announcements.length > 0 ? announcements.join(' ') : undefined;
}

function stateOf({ state, message }: Upload): string | undefined {
  return state === 'rejected' || state === 'invalid' ? message : words[state];
}

function quarterOf(former: Upload, { sent, size }: Upload): string | undefined {
  const quarters = Math.floor((QUARTERS * sent) / size);
  const isNew = quarters > Math.floor((QUARTERS * former.sent) / size) && quarters < QUARTERS;
  return isNew ? `${quarters * (100 / QUARTERS)} percent uploaded.` : undefined;
}
