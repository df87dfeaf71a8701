import { renderWebp } from '#platform/images.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Drawer, Storage } from '#platform/storage.ts';

/** Keeps a received file, pictures as WebP and videos as they came, and returns its name in the drawer. */
export async function saveUpload(storage: Storage, drawer: Drawer, field: string, file: ReceivedFile) {
  if (file.kind === 'video') return storage.save(drawer, file.path, file.extension);
  return storage.save(drawer, await renderPicture(field, file.path), 'webp');
}

async function renderPicture(field: string, path: string) {
  try {
    return await renderWebp(path);
  } catch {
    const message = 'This picture cannot be read. Please choose another.';
    throw new Refusal(400, message, { fields: { [field]: message } });
  }
}
