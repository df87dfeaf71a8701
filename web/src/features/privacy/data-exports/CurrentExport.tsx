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
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';

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

  if (state === 'gathering') return <Notice>{words.preparing(formatDateTime(asked_at))}</Notice>;
  if (state === 'failed') return <Notice tone="failure">{words.data_exports_failed}</Notice>;
  if (state === 'ended') return <Notice>{words.deleted(formatDateTime(asked_at))}</Notice>;
  return (
    <>
      <Notice tone="success">{ends_at ? words.ready_until(formatDateTime(ends_at)) : words.ready}</Notice>
      {download.error && <Notice tone="failure">{downloadMessage(download.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => download.submit({ role: accountRole, id })} disabled={download.busy}>
          {download.busy ? words.downloading : downloadLabel(bytes)}
        </Button>
        {!canRequest && <p className="text-muted text-sm">{words.next_from(formatDateTime(next_from))}</p>}
      </div>
    </>
  );
}

function downloadLabel(bytes: number | null): string {
  return bytes ? words.download_size(sizeText(bytes)) : words.download;
}

function downloadMessage(error: ApiError): string {
  if (error.status === 404) return words.download_gone;
  return serverMessage(error, common.download_failed);
}

/** The browser streams the file to disk, because it may be larger than a page can hold in memory. */
function downloadFromUrl(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
