import { type AttachmentKind, attachmentKinds } from '@kirdaar/contract/rules/conversations';
import { uploads } from '@kirdaar/contract/rules/uploads';
import { extensionOf, inspectFile } from '#api/upload-content.ts';
import * as words from '#words/messaging/conversations.ts';
import { file_rules } from '#words/rules/files.ts';

export const acceptedFiles = [
  ...new Set(attachmentKinds.flatMap((kind) => uploads[kind].extensions.map((name) => `.${name}`))),
].join(',');

type KindOrError = { kind: AttachmentKind; error?: never } | { kind?: never; error: string };

/** Judged by the name. */
export function attachmentKindOf(file: File): KindOrError {
  const kinds = attachmentKinds.filter((kind) => uploads[kind].extensions.includes(extensionOf(file)));
  const kind = kinds.find((candidate) => file.size <= uploads[candidate].bytes);
  if (kind) return { kind };
  const [first] = kinds;
  if (first) return { error: words.choose_file(file_rules[first]) };
  return { error: words.choose_any_file };
}

/** Judged also by the beginning of the content. */
export async function inspectAttachment(file: File): Promise<KindOrError> {
  const found = attachmentKindOf(file);
  const error = found.kind && (await inspectFile(found.kind, file));
  return error ? { error } : found;
}
