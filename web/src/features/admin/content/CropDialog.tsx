import { type PictureUse, pictureFrames } from '@kirdaar/contract/rules/content';
import { useEffect, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/content.ts';

interface CropDialogProps {
  label: string;
  file: File;
  use: PictureUse;
  onStored: (url: string) => void;
  onClose: () => void;
}

/** Shows a chosen picture in the frame of its use, moves it inside, and stores what the frame shows. */
export function CropDialog({ label, file, use, onStored, onClose }: CropDialogProps) {
  const [source, setSource] = useState<string>();
  const [point, setPoint] = useState({ across: 50, down: 50 });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { width, height, crops } = pictureFrames[use];

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  async function store() {
    setBusy(true);
    try {
      const input = { body: { use, ...point }, files: { picture: [file] } };
      onStored((await callStaffApi('POST /api/admin/content/pictures', input)).url);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <Dialog title={label} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <img
          src={source}
          alt={words.picture_frame}
          style={{ aspectRatio: `${width} / ${height}`, objectPosition: `${point.across}% ${point.down}%` }}
          className={`mx-auto max-h-[45vh] rounded-lg border border-line bg-sunken ${crops ? 'object-cover' : 'object-contain'}`}
        />
        {crops && (
          <>
            <Slider
              label={words.picture_across}
              value={point.across}
              onChange={(across) => setPoint({ ...point, across })}
            />
            <Slider
              label={words.picture_down}
              value={point.down}
              onChange={(down) => setPoint({ ...point, down })}
            />
          </>
        )}
        {error !== undefined && <Notice tone="failure">{serverMessage(error, words.picture_failed)}</Notice>}
        <Button disabled={busy} onClick={store}>
          {busy ? words.picture_storing : words.picture_use}
        </Button>
      </div>
    </Dialog>
  );
}

function Slider(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <Field label={props.label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          value={props.value}
          onChange={({ target }) => props.onChange(Number(target.value))}
          className="min-h-11 accent-accent"
        />
      )}
    </Field>
  );
}
