import type { DataExport } from '@kirdaar/contract/privacy/data-exports';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { dataExportWrites } from '#features/privacy/data-exports/data-export-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { sizeText } from '#ui/size-text.ts';

interface CurrentExportProps {
  accountRole: Role;
  current: DataExport;
  /** Whether another export may be requested. */
  canRequest: boolean;
}

/** State of the last requested export, with a download when it is ready. */
export function CurrentExport({ accountRole, current, canRequest }: CurrentExportProps) {
  const { id, state, asked_at, next_from, ends_at, bytes } = current;
  const download = useWrite(dataExportWrites, 'signDownload', {
    onDone: ({ address }) => downloadFromUrl(address, `my-data-${asked_at.slice(0, 10)}.zip`),
  });

  if (state === 'gathering')
    return (
      <Notice>
        Requested on {formatDateTime(asked_at)}. We’re preparing your file. You can leave this page: we’ll
        email you when it’s ready.
      </Notice>
    );
  if (state === 'failed') return <Notice tone="failure">We couldn’t prepare your file. Try again.</Notice>;
  if (state === 'ended')
    return (
      <Notice>Your file from {formatDateTime(asked_at)} has been deleted. You can request a new one.</Notice>
    );
  return (
    <>
      <Notice tone="success">
        Your file is ready{ends_at && ` until ${formatDateTime(ends_at)}`}. Keep it where only you can read
        it.
      </Notice>
      {download.error && <Notice tone="failure">{downloadMessage(download.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => download.submit({ role: accountRole, id })} disabled={download.busy}>
          {download.busy ? 'Downloading...' : `Download${bytes ? ` (${sizeText(bytes)})` : ''}`}
        </Button>
        {!canRequest && (
          <p className="text-muted text-sm">You can request a new file from {formatDateTime(next_from)}.</p>
        )}
      </div>
    </>
  );
}

function downloadMessage(error: ApiError): string {
  if (error.status === 404) return 'This file has been deleted.';
  return serverMessage(error, 'We couldn’t download the file. Try again.');
}

/** The browser streams the file to disk, because it may be larger than a page can hold in memory. */
function downloadFromUrl(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
