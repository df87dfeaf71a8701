import { Download } from 'lucide-react';
import { downloadUrl } from '#api/download.ts';
import { useWrite } from '#api/use-write.ts';
import { readStaffToken } from '#features/admin/staff-token.ts';
import { failureToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
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
  const download = useWrite(downloadWrites, 'download', failureToast(words.download_failed));
  return (
    <Button
      Icon={Download}
      variant="secondary"
      disabled={download.busy}
      onClick={() => download.submit(table)}
    >
      {label}
    </Button>
  );
}
