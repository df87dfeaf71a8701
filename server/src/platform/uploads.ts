import { renderWebp } from '#platform/images.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Source } from '#platform/storage.ts';

/** What is kept of a received file: of a picture a WebP of it, anything else as it came. */
export async function readUpload(
  field: string,
  file: ReceivedFile,
): Promise<{ source: Source; extension: string }> {
  if (file.kind !== 'image') return { source: file.path, extension: file.extension };
  return { source: await renderPicture(field, file.path), extension: 'webp' };
}

async function renderPicture(field: string, path: string) {
  try {
    return await renderWebp(path);
  } catch {
    const message = 'This picture cannot be read. Please choose another.';
    throw new Refusal(400, message, { fields: { [field]: message } });
  }
}
