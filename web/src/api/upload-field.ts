import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import { checkFile, inspectFile } from '#api/upload-content.ts';

/** Returns the field settings for a picture or video that the server accepts. */
export function uploadField(kind: UploadKind) {
  const { extensions, description } = uploads[kind];
  return {
    accept: extensions.map((extension) => `.${extension}`).join(','),
    hint: `Choose ${description}.`,
    checkFile: (file: File) => checkFile(kind, file),
    inspectFile: (file: File) => inspectFile(kind, file),
  };
}
