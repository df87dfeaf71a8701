import type { Reply } from '@kirdaar/contract/api';
import type { ShownOnShare } from '@kirdaar/contract/applications/share-links';
import { MAX_SHARED } from '@kirdaar/contract/rules/limits';
import { useEffect, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import * as words from '#words/applications/board.ts';

type Preview = Reply<'POST /api/production/jobs/:id/shares/preview'>;

interface SharePreviewProps {
  jobId: string;
  offer: ShownOnShare;
}

/** Says before a link is made how many it shows, and whom it leaves out and why. */
export function SharePreview({ jobId, offer }: SharePreviewProps) {
  const [preview, setPreview] = useState<Preview>();
  const asked = JSON.stringify(offer);
  useEffect(() => {
    const leave = new AbortController();
    const body = JSON.parse(asked) as ShownOnShare;
    const read = callApi(
      'POST /api/production/jobs/:id/shares/preview',
      { params: { id: jobId }, body },
      { signal: leave.signal },
    );
    // Without it a link can still be made.
    read.then(setPreview, () => setPreview(undefined));
    return () => leave.abort();
  }, [jobId, asked]);
  if (!preview) return null;
  return (
    <div aria-live="polite" className="rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold">{words.preview_shown(preview.shown)}</p>
      {preview.left_out.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1">
          {preview.left_out.map(({ reason, count, names }) => (
            <li key={reason} className="wrap-anywhere">
              {words.left_out(count, words.left_out_reasons[reason](MAX_SHARED))}{' '}
              <span className="text-muted">
                {names.join(', ')}
                {count > names.length && '…'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
