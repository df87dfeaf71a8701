import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';

/** How a table of fields asks for a picture or a video that the server will take. */
export function uploadField(kind: UploadKind) {
  const { extensions, bytes, words } = uploads[kind];
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
