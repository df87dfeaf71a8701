import { buffer } from 'node:stream/consumers';
import { MAX_PHOTOS, photoFrames } from '#features/talent/public-profile/draw-comp-card.ts';
import type { ProfilePage } from '#features/talent/public-profile/queries.ts';
import { renderForPrint } from '#platform/media/images.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Renders the pictures of a card as JPEG, the profile photo first; missing files are left out. */
export async function printPhotos(storage: Storage, { image, media }: ProfilePage): Promise<Buffer[]> {
  const others = media.filter(
    ({ kind, file, public_file }) =>
      ['headshot_image', 'full_image', 'photo'].includes(kind) &&
      !image?.endsWith(`/${file}`) &&
      !image?.endsWith(`/${public_file}`),
  );
  const pictures: Buffer[] = [];
  for (const address of [image, ...others.map(({ file }) => `/media/private/${file}`)]) {
    if (pictures.length === MAX_PHOTOS) break;
    const picture = await readPicture(storage, address);
    if (picture) pictures.push(picture);
  }
  const printed: Buffer[] = [];
  for (const [index, frame] of photoFrames(pictures.length).entries()) {
    const picture = pictures[index];
    // One at a time, so that a card leaves capacity for other work.
    if (picture) printed.push(await renderForPrint(picture, frame));
  }
  return printed;
}

/** Renders a profile photo as JPEG for a frame. Returns undefined without a photo. */
export async function printPhoto(
  storage: Storage,
  image: string | null,
  frame: Parameters<typeof renderForPrint>[1],
): Promise<Buffer | undefined> {
  const picture = await readPicture(storage, image);
  return picture && renderForPrint(picture, frame);
}

async function readPicture(storage: Storage, address: string | null): Promise<Buffer | undefined> {
  const [, bucket, name] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(address ?? '') ?? [];
  if (!name) return undefined;
  const file = await storage.open(bucket === 'public' ? 'public' : 'private', name);
  return file && buffer(await file.read());
}
