import { isImageUsed } from '#features/jobs/job-posts/queries.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { storePublicPicture } from '#platform/media/prepare-file.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage/storage.ts';

/** Returns the URL. */
export async function storeImage(
  services: Pick<Services, 'storage'>,
  picture: ReceivedFile | undefined,
): Promise<string | null> {
  return picture ? publicAddress(await storePublicPicture(services, 'image', picture)) : null;
}

/** The casting calls of a project share a picture. */
export async function deleteUnusedImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  image: string | null,
): Promise<void> {
  if (image && !(await isImageUsed(db, image)))
    await storage.remove('public', image.slice(publicAddress('').length));
}
