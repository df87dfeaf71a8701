import type { Upload, UploadState } from '#features/media/upload-list.ts';

const words: Partial<Record<UploadState, string>> = {
  offline: 'the connection is lost. It goes on by itself.',
  paused: 'paused.',
  done: 'sent.',
};
const QUARTERS = 4;

/** What has changed, for whoever hears the page: each new state, and each quarter of a file. */
export function newsOf(before: readonly Upload[], after: readonly Upload[]): string | undefined {
  const news = after.flatMap((upload) => {
    const former = before.find(({ id }) => id === upload.id);
    const said = former?.state === upload.state ? quarterOf(former, upload) : stateOf(upload);
    return said ? [`${upload.name}: ${said}`] : [];
  });
  return news.length > 0 ? news.join(' ') : undefined;
}

function stateOf({ state, message }: Upload): string | undefined {
  return state === 'refused' || state === 'unfit' ? message : words[state];
}

function quarterOf(former: Upload, { sent, size }: Upload): string | undefined {
  const quarters = Math.floor((QUARTERS * sent) / size);
  const isNew = quarters > Math.floor((QUARTERS * former.sent) / size) && quarters < QUARTERS;
  return isNew ? `${quarters * (100 / QUARTERS)} percent sent.` : undefined;
}
