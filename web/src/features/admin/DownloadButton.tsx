import { Download } from 'lucide-react';
import { downloadUrl } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { readStaffToken } from '#features/admin/staff-token.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/admin/operations.ts';

interface Table {
  url: string;
  fileName: string;
}

export const downloadWrites = {
  download: ({ url, fileName }: Table) =>
    downloadUrl(url, fileName, { authorization: `Bearer ${readStaffToken()}` }),
};

export function DownloadButton({ label, ...table }: Table & { label: string }) {
  const download = useWrite(downloadWrites, 'download', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.download_failed)),
  });
  return (
    <Button variant="secondary" disabled={download.busy} onClick={() => download.submit(table)}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
