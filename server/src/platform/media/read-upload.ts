import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { type Picture, renderWebp } from '#platform/media/images.ts';
import type { Source } from '#platform/storage/storage.ts';

/** Returns what to store of a received file: a WebP of a picture, anything else unchanged. */
export async function readUpload(
  field: string,
  file: ReceivedFile,
): Promise<{ source: Source; extension: string }> {
  if (file.kind !== 'image') return { source: file.path, extension: file.extension };
  return { source: (await readPicture(field, file.path)).webp, extension: 'webp' };
}

/** Converts a received picture to its stored form, or throws an error for its field. */
export async function readPicture(field: string, path: string): Promise<Picture> {
  const picture = await renderWebp(path);
  if (picture) return picture;
  throw AppError.field(field, 'picture_unreadable');
}
