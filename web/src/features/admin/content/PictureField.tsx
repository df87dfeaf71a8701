import { type PictureUse, pictureFrames } from '@kirdaar/contract/rules/content';
import { useEffect, useId, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { acceptedTypes } from '#api/upload-field.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { FocusSliders } from '#ui/FocusSliders.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/content.ts';

interface PictureFieldProps {
  label: string;
  use: PictureUse;
  /** Empty until a picture is chosen. */
  url: string;
  onChange: (url: string) => void;
  error: string | undefined;
}

export function PictureField({ label, use, url, onChange, error }: PictureFieldProps) {
  const [file, setFile] = useState<File>();
  const heading = useId();
  const { crops, width, height } = pictureFrames[use];

  function stored(address: string) {
    setFile(undefined);
    onChange(address);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend above the picture.
    <div role="group" aria-labelledby={heading} className="flex flex-col items-start gap-2">
      <p id={heading} className="font-semibold text-sm">
        {label}
      </p>
      {url && (
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          className={classNames(
            'h-40 w-auto rounded-lg border border-line bg-sunken',
            crops ? 'object-cover' : 'object-contain',
          )}
        />
      )}
      <FileButton
        accept={acceptedTypes.image}
        label={url ? words.picture_replace_of(label) : words.picture_choose_of(label)}
        onFiles={([chosen]) => setFile(chosen)}
      >
        {url ? words.picture_replace : words.picture_choose}
      </FileButton>
      <FieldError id={`${heading}-error`} error={error} />
      {file && (
        <CropDialog
          label={label}
          file={file}
          use={use}
          onStored={stored}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}

interface CropDialogProps {
  label: string;
  file: File;
  use: PictureUse;
  onStored: (url: string) => void;
  onClose: () => void;
}

/** Shows a chosen picture in the frame of its use, moves it inside, and stores what the frame shows. */
function CropDialog({ label, file, use, onStored, onClose }: CropDialogProps) {
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
          <FocusSliders
            labels={{ across: words.picture_across, down: words.picture_down }}
            focus={point}
            onChange={setPoint}
          />
        )}
        {error !== undefined && <Notice tone="failure">{serverMessage(error, words.picture_failed)}</Notice>}
        <Button disabled={busy} onClick={store}>
          {busy ? words.picture_storing : words.picture_use}
        </Button>
      </div>
    </Dialog>
  );
}
