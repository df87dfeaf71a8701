import { buffer } from 'node:stream/consumers';
import type { ProfilePage } from '#features/profiles/queries.ts';
import { PHOTOS_MOST, photoFrames } from '#features/public-face/draw-comp-card.ts';
import { renderForPrint } from '#platform/images.ts';
import type { Drawer, Storage } from '#platform/storage.ts';

interface Stored {
  drawer: Drawer;
  name: string;
}

/** The pictures of a card as JPEG, the profile's own first; one that is gone is left out. */
export async function printPhotos(storage: Storage, page: ProfilePage): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const stored of picturesOf(page)) {
    if (pictures.length === PHOTOS_MOST) break;
    const picture = await readPicture(storage, stored);
    if (picture) pictures.push(picture);
  }
  const printed: Buffer[] = [];
  for (const [place, frame] of photoFrames(pictures.length).entries()) {
    const picture = pictures[place];
    // One after the other: a card in the making leaves the machine to others.
    if (picture) printed.push(await renderForPrint(picture, frame));
  }
  return printed;
}

function picturesOf({ image, media }: ProfilePage): Stored[] {
  const [, drawer, name] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(image ?? '') ?? [];
  const first: Stored[] = name ? [{ drawer: drawer === 'public' ? 'public' : 'private', name }] : [];
  const others = media.filter(
    ({ kind, file, public_file }) =>
      ['headshot_image', 'full_image', 'photo'].includes(kind) && file !== name && public_file !== name,
  );
  return [...first, ...others.map(({ file }): Stored => ({ drawer: 'private', name: file }))];
}

async function readPicture(storage: Storage, { drawer, name }: Stored): Promise<Buffer | undefined> {
  const file = await storage.open(drawer, name);
  return file && buffer(await file.read());
}
