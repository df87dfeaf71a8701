import type { Medium } from '@kirdaar/contract/talent/media';
import { RefreshCw } from 'lucide-react';
import { uploadField } from '#api/upload-field.ts';
import { replaceBy } from '#features/talent/media/add-files.ts';
import { fileKindOf } from '#features/talent/media/media-texts.ts';
import { FileButton } from '#ui/FileButton.tsx';
import * as words from '#words/talent/media.ts';

/** Chooses a file that replaces another. The old one stays until the new one is uploaded. */
export function ReplaceMedia({ medium: { id, kind }, name }: { medium: Medium; name: string }) {
  return (
    <FileButton
      variant="icon"
      label={words.replace_of(name)}
      accept={uploadField(fileKindOf(kind)).accept}
      onFiles={([file]) => file && replaceBy(kind, id, file)}
    >
      <RefreshCw aria-hidden className="size-4.5" />
    </FileButton>
  );
}
