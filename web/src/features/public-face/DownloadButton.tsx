import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

interface DownloadButtonProps {
  /** The call that answers the file, and what it is asked. */
  file: Parameters<typeof download>;
  children: string;
}

/** A button that fetches a file, which may take a moment to be made. */
export function DownloadButton({ file, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);

  async function fetchFile() {
    setBusy(true);
    try {
      await download(...file);
    } catch (error) {
      showToast('failure', serverMessage(error, 'The file could not be fetched. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="secondary" disabled={busy} onClick={fetchFile}>
      <Download aria-hidden className="size-4" />
      {busy ? 'Making it…' : children}
    </Button>
  );
}
