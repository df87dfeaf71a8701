import { type AttachmentKind, attachmentKinds } from '@kirdaar/contract/rules/conversations';
import { contentOf, inspectFile } from '#api/upload-content.ts';
import { acceptedTypes } from '#api/upload-field.ts';
import * as words from '#words/messaging/conversations.ts';

export const acceptedFiles = attachmentKinds.map((kind) => acceptedTypes[kind]).join(',');

/** Judges a file by its content, and what the content does not tell by its type. */
export async function inspectAttachment(
  file: File,
): Promise<{ kind: AttachmentKind; error?: never } | { kind?: never; error: string }> {
  const kind = await kindOf(file);
  if (!kind) return { error: words.choose_any_file };
  const error = await inspectFile(kind, file);
  return error ? { error } : { kind };
}

async function kindOf(file: File): Promise<AttachmentKind | undefined> {
  const content = await contentOf(file);
  const typed = attachmentKinds.find((kind) => file.type.startsWith(`${kind}/`));
  if (content === 'pdf' || content === 'document') return 'document';
  if (content === 'heic' || content === 'gif') return 'image';
  if (content === 'video') return typed === 'audio' ? 'audio' : 'video';
  return content === 'image' || content === 'audio' ? content : typed;
}
