import { type Picture, renderWebp } from '#platform/images.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Source } from '#platform/storage.ts';

/** What is kept of a received file: of a picture a WebP of it, anything else as it came. */
export async function readUpload(
  field: string,
  file: ReceivedFile,
): Promise<{ source: Source; extension: string }> {
  if (file.kind !== 'image') return { source: file.path, extension: file.extension };
  return { source: (await readPicture(field, file.path)).webp, extension: 'webp' };
}

/** A received picture as it is kept, or a refusal of its field. */
export async function readPicture(field: string, path: string): Promise<Picture> {
  const picture = await renderWebp(path);
  if (picture) return picture;
  throw refusedFile(field, 'This picture cannot be read. Please choose another.');
}

export function refusedFile(field: string, message: string): Refusal {
  return new Refusal(400, message, { fields: { [field]: message } });
}
