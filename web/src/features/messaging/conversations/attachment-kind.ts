import { type AttachmentKind, attachmentKinds, attachments } from '@kirdaar/contract/rules/conversations';
import { inspectFile } from '#api/upload-content.ts';
import * as words from '#words/messaging/conversations.ts';
import { file_rules } from '#words/rules/files.ts';

/** Value of the file input's `accept` attribute. */
export const acceptedFiles = [
  ...new Set(attachmentKinds.flatMap((kind) => attachments[kind].extensions.map((name) => `.${name}`))),
].join(',');

type KindOrError = { kind: AttachmentKind; error?: never } | { kind?: never; error: string };

/** Returns the kind of a file by its name, or why it cannot be sent. */
export function attachmentKindOf({ name, size }: File): KindOrError {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kinds = attachmentKinds.filter((kind) => attachments[kind].extensions.includes(extension));
  const kind = kinds.find((candidate) => size <= attachments[candidate].bytes);
  if (kind) return { kind };
  const [first] = kinds;
  if (first) return { error: words.choose_file(file_rules[first]) };
  return { error: words.choose_any_file };
}

/** Returns the kind of a file, or why it cannot be sent, judged also by the beginning of its content. */
export async function inspectAttachment(file: File): Promise<KindOrError> {
  const found = attachmentKindOf(file);
  if (!found.kind) return found;
  const content = found.kind === 'document' ? 'pdf' : found.kind;
  const error = await inspectFile(
    { ...attachments[found.kind], description: file_rules[found.kind], kindOf: () => content },
    file,
  );
  return error ? { error } : found;
}
