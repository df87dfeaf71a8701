import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** How much of an upload has gone, from 0 to 1, and a way out. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex w-full max-w-md items-center gap-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block text-sm tabular-nums">
          {share < 1 ? `Sending your files: ${percent}%` : 'Sent. Your files are being checked.'}
        </label>
        <ProgressBar id={id} percent={percent} />
      </div>
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
