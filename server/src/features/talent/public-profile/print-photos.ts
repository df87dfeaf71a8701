import { buffer } from 'node:stream/consumers';
import { MAX_PHOTOS, photoFrames } from '#features/talent/public-profile/draw-comp-card.ts';
import type { ProfilePage } from '#features/talent/public-profile/queries.ts';
import { renderForPrint } from '#platform/media/images.ts';
import type { Bucket, Storage } from '#platform/storage/storage.ts';

interface StoredPicture {
  bucket: Bucket;
  name: string;
}

/** Renders the pictures of a card as JPEG, the profile photo first; missing files are left out. */
export async function printPhotos(storage: Storage, page: ProfilePage): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const stored of picturesOf(page)) {
    if (pictures.length === MAX_PHOTOS) break;
    const picture = await readPicture(storage, stored);
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
  const stored = pictureAt(image);
  const picture = stored && (await readPicture(storage, stored));
  return picture && renderForPrint(picture, frame);
}

/** Returns where a profile photo is stored. */
function pictureAt(image: string | null): StoredPicture | undefined {
  const [, bucket, name] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(image ?? '') ?? [];
  return name ? { bucket: bucket === 'public' ? 'public' : 'private', name } : undefined;
}

function picturesOf({ image, media }: ProfilePage): StoredPicture[] {
  const photo = pictureAt(image);
  const name = photo?.name;
  const first = photo ? [photo] : [];
  const others = media.filter(
    ({ kind, file, public_file }) =>
      ['headshot_image', 'full_image', 'photo'].includes(kind) && file !== name && public_file !== name,
  );
  return [...first, ...others.map(({ file }): StoredPicture => ({ bucket: 'private', name: file }))];
}

async function readPicture(storage: Storage, { bucket, name }: StoredPicture): Promise<Buffer | undefined> {
  const file = await storage.open(bucket, name);
  return file && buffer(await file.read());
}
