import type { Medium } from '@kirdaar/contract/media';
import { RefreshCw } from 'lucide-react';
import { uploadField } from '#api/upload-field.ts';
import { replaceBy } from '#features/media/add-files.ts';
import { fileKindOf } from '#features/media/media-words.ts';
import { FileButton } from '#ui/FileButton.tsx';

/** Chooses a file that takes the place of another; that one stays until the new one has arrived. */
export function ReplaceMedia({ medium: { id, kind }, name }: { medium: Medium; name: string }) {
  return (
    <FileButton
      look="sign"
      label={`Replace ${name}`}
      accept={uploadField(fileKindOf(kind)).accept}
      onFiles={([file]) => file && replaceBy(kind, id, file)}
    >
      <RefreshCw aria-hidden className="size-4.5" />
    </FileButton>
  );
}
