import { open, stat } from 'node:fs/promises';
import { type FileKind, uploads } from '@kirdaar/contract/rules/uploads';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '#platform/http/app-error.ts';

/** Rejects a file by its size, before it arrives. */
export function assertSize(field: string, accepted: FileKind, bytes: number) {
  if (bytes < 1 || bytes > uploads[accepted].bytes) throw notAccepted(field, accepted);
}

/**
 * Rejects a complete file that is too large or whose content is not what its field accepts. Returns the
 * extension of its content without the dot: 'jpg', 'mp4'.
 */
export async function acceptFile(field: string, accepted: FileKind, path: string) {
  const { size: bytes } = await stat(path);
  assertSize(field, accepted, bytes);
  const extension = (await fileTypeFromFile(path))?.ext ?? ((await hasPdfHeader(path)) ? 'pdf' : '');
  if (!uploads[accepted].extensions.includes(extension)) throw notAccepted(field, accepted);
  return { extension, bytes };
}

/** Whether a PDF starts within the first kilobyte, after bytes of a download or an email, as viewers allow. */
async function hasPdfHeader(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024));
  return buffer.subarray(0, bytesRead).includes('%PDF-');
}

function notAccepted(field: string, accepted: FileKind): AppError {
  return AppError.field(field, 'file_not_accepted', { accepted });
}
