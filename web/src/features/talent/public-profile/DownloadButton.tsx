import { Download } from 'lucide-react';
import { useTransition } from 'react';
import { download } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

interface DownloadButtonProps {
  file: Parameters<typeof download>;
  children: string;
  /** Accessible name that distinguishes this button from others with the same text. */
  label?: string;
}

/** Button that downloads a generated file. A download changes nothing, so it is no write of the page. */
export function DownloadButton({ file, children, label }: DownloadButtonProps) {
  const [busy, startDownload] = useTransition();

  function save() {
    startDownload(async () => {
      try {
        await download(...file);
      } catch (error) {
        showToast('failure', serverMessage(error, common.download_failed));
      }
    });
  }

  return (
    <Button Icon={Download} variant="secondary" aria-label={label} disabled={busy} onClick={save}>
      {busy ? words.download_busy : children}
    </Button>
  );
}
