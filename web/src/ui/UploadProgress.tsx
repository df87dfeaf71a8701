import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/formats.ts';

/** Upload progress from 0 to 1, with a cancel button. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex w-full max-w-md items-center gap-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block text-sm tabular-nums">
          {share < 1 ? words.sending(percent) : words.sent}
        </label>
        <ProgressBar id={id} percent={percent} />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}
