import { isShown } from '#features/job-posts/queries.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress } from '#platform/storage.ts';
import { readUpload } from '#platform/uploads.ts';

/** Stores the picture of a call, if one came, and returns its address. */
export async function keepImage(
  { storage }: Pick<Services, 'storage'>,
  picture: ReceivedFile | undefined,
): Promise<string | null> {
  if (!picture) return null;
  const { source, extension } = await readUpload('image', picture);
  return publicAddress(await storage.save('public', source, extension));
}

/** Removes a picture unless a call or a draft still shows it: those of a project share theirs. */
export async function dropImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  image: string | null,
): Promise<void> {
  if (image && !(await isShown(db, image)))
    await storage.remove('public', image.slice(publicAddress('').length));
}
