import { type AttachmentKind, attachmentKinds, attachments } from '@kirdaar/contract/rules/conversations';

/** What the choice of files offers. */
export const acceptedFiles = [
  ...new Set(attachmentKinds.flatMap((kind) => attachments[kind].extensions.map((ending) => `.${ending}`))),
].join(',');

/** What a file is by its name, or why it cannot be sent. */
export function attachmentKindOf({ name, size }: File): { kind: AttachmentKind } | { complaint: string } {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kinds = attachmentKinds.filter((kind) => attachments[kind].extensions.includes(ending));
  const kind = kinds.find((known) => size <= attachments[known].bytes);
  if (kind) return { kind };
  const [first] = kinds;
  if (first) return { complaint: `Please choose ${attachments[first].words}.` };
  return { complaint: 'Please choose a picture, a video, a recording or a PDF.' };
}
