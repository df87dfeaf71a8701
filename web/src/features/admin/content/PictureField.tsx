import { type PictureUse, pictureFrames } from '@kirdaar/contract/rules/content';
import { uploads } from '@kirdaar/contract/rules/uploads';
import { useId, useState } from 'react';
import { CropDialog } from '#features/admin/content/CropDialog.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/FieldError.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import * as words from '#words/admin/content.ts';

interface PictureFieldProps {
  label: string;
  use: PictureUse;
  /** Empty until a picture is chosen. */
  url: string;
  onChange: (url: string) => void;
  error: string | undefined;
}

/** A picture of the site: shows the present one, and crops another to its use. */
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
        accept={uploads.image.extensions.map((extension) => `.${extension}`).join(',')}
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
