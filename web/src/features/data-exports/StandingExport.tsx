import type { DataExport } from '@kirdaar/contract/data-exports';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { stepTime } from '#features/applications/step-time.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sizeText } from '#ui/size-text.ts';

interface StandingExportProps {
  accountRole: Role;
  standing: DataExport;
  /** Whether another one may be asked for already. */
  mayAsk: boolean;
}

/** How it stands with what was asked for last; what is ready can be downloaded. */
export function StandingExport({ accountRole, standing, mayAsk }: StandingExportProps) {
  const { id, state, asked_at, next_from, ends_at, bytes } = standing;
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function download() {
    setFailure(undefined);
    setBusy(true);
    try {
      const params = { id };
      const { address } = await call(`GET /api/${areaOf[accountRole]}/data-exports/:id/address`, { params });
      open(address, `my-data-${asked_at.slice(0, 10)}.zip`);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      setFailure(
        isGone
          ? 'The file is no longer there.'
          : serverMessage(error, 'It could not be downloaded. Please try again.'),
      );
      if (isGone) await revalidate();
    } finally {
      setBusy(false);
    }
  }

  if (state === 'gathering')
    return (
      <Notice>
        Asked for on {stepTime(asked_at)}, and being gathered. You may leave this page: we write to you when
        it is ready.
      </Notice>
    );
  if (state === 'failed') return <Notice tone="failure">It could not be gathered. Please try again.</Notice>;
  if (state === 'ended')
    return <Notice>The file of {stepTime(asked_at)} is deleted. You can ask for a new one.</Notice>;
  return (
    <>
      <Notice tone="success">
        It is ready{ends_at && ` until ${stepTime(ends_at)}`}. Keep the file where only you can read it.
      </Notice>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={download} disabled={busy}>
          {busy ? 'Downloading...' : `Download${bytes ? ` (${sizeText(bytes)})` : ''}`}
        </Button>
        {!mayAsk && (
          <p className="text-muted text-sm">A new one can be asked for from {stepTime(next_from)} on.</p>
        )}
      </div>
    </>
  );
}

/** The browser streams it to the disk: it may be larger than what a page can hold. */
function open(address: string, fileName: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
