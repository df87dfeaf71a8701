import { buffer } from 'node:stream/consumers';
import { type Focus, focusOf } from '@kirdaar/contract/rules/focus';
import { MAX_PHOTOS, photoFrames } from '#features/talent/public-profile/draw-comp-card.ts';
import type { ProfilePage } from '#features/talent/public-profile/queries.ts';
import { renderForPrint } from '#platform/media/images.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Renders the pictures of a card as JPEG, the profile photo first; missing files are left out. */
export async function printPhotos(storage: Storage, { image, media }: ProfilePage): Promise<Buffer[]> {
  const others = media.filter(
    ({ kind, file, public_file }) =>
      ['headshot_image', 'full_image', 'photo'].includes(kind) &&
      !image?.includes(`/${file}`) &&
      !image?.includes(`/${public_file}`),
  );
  const addresses = others.map(({ file, focus }) => `/media/private/${file}#focus=${focus}`);
  const pictures: { picture: Buffer; focus: Focus }[] = [];
  for (const address of [image, ...addresses]) {
    if (pictures.length === MAX_PHOTOS) break;
    const picture = await readPicture(storage, address);
    if (picture) pictures.push({ picture, focus: focusOf(address ?? '') });
  }
  const printed: Buffer[] = [];
  for (const [index, frame] of photoFrames(pictures.length).entries()) {
    const photo = pictures[index];
    // One at a time, so that a card leaves capacity for other work.
    if (photo) printed.push(await renderForPrint(photo.picture, frame, photo.focus));
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
  return picture && renderForPrint(picture, frame, focusOf(image ?? ''));
}

async function readPicture(storage: Storage, address: string | null): Promise<Buffer | undefined> {
  const [, bucket, name] = /^\/media\/(public|private)\/([\w-]+\.\w+)(?:#.*)?$/.exec(address ?? '') ?? [];
  if (!name) return undefined;
  const file = await storage.open(bucket === 'public' ? 'public' : 'private', name);
  return file && buffer(await file.read());
}
