import { type AttachmentKind, attachmentKinds, attachments } from '@kirdaar/contract/rules/conversations';

/** Value of the file input's `accept` attribute. */
export const acceptedFiles = [
  ...new Set(attachmentKinds.flatMap((kind) => attachments[kind].extensions.map((name) => `.${name}`))),
].join(',');

/** Returns the kind of a file by its name, or why it cannot be sent. */
export function attachmentKindOf({
  name,
  size,
}: File): { kind: AttachmentKind; error?: never } | { kind?: never; error: string } {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kinds = attachmentKinds.filter((kind) => attachments[kind].extensions.includes(extension));
  const kind = kinds.find((candidate) => size <= attachments[candidate].bytes);
  if (kind) return { kind };
  const [first] = kinds;
  if (first) return { error: `Please choose ${attachments[first].description}.` };
  return { error: 'Please choose a picture, a video, a recording or a PDF.' };
}
