import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';

/** Returns the field settings for a picture or video that the server accepts. */
export function uploadField(kind: UploadKind) {
  const { extensions, bytes, description: words } = uploads[kind];
  return {
    accept: extensions.map((extension) => `.${extension}`).join(','),
    hint: `Choose ${words}.`,
    checkFile: ({ name, size }: File) => {
      const extension = name.split('.').at(-1)?.toLowerCase();
      const fits = extensions.some((known) => known === extension) && size <= bytes;
      return fits ? undefined : `Please choose ${words}.`;
    },
  };
}
