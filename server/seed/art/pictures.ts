import sharp from 'sharp';
import { publicAddress, type Storage } from '#platform/storage.ts';
import { drawLogo } from '#seed/art/logo.ts';
import { drawPortrait } from '#seed/art/portrait.ts';
import { drawBanner, drawPoster } from '#seed/art/poster.ts';
import type { ProjectType } from '#seed/calls/call-text.ts';
import { createRandom } from '#seed/random.ts';
import type { World } from '#seed/world.ts';

/** The address of the picture of whatever has one, by its id. */
export interface Pictures {
  of: (id: string) => string;
}

const SEED = 11;
const AT_ONCE = 6;

/** Draws and stores every picture of the world. What an interrupted start drew before stays behind unused. */
export async function makePictures(storage: Storage, world: World): Promise<Pictures> {
  const waiting = drawings(world);
  const addresses = new Map<string, string>();
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const picture = await sharp(Buffer.from(next.draw())).webp({ quality: 82, effort: 1 }).toBuffer();
      addresses.set(next.id, publicAddress(await storage.save('public', picture, 'webp')));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { of: (id) => found(addresses.get(id)) };
}

function drawings({ houses, people, calls, content }: World) {
  const turns = new Map<ProjectType, number>();
  return [
    ...houses.map(({ id, mark, colors }) => ({ id, draw: () => drawLogo(mark, colors) })),
    ...calls.map(({ row, text: { type } }, index) => {
      const turn = turns.get(type) ?? 0;
      turns.set(type, turn + 1);
      return { id: row.id, draw: () => drawPoster(createRandom(SEED + index), type, turn) };
    }),
    ...people.map((person, index) => ({
      id: person.id,
      draw: () => drawPortrait(createRandom(SEED * 1000 + index), person),
    })),
    ...content.projects.map(({ row, kind, turn }) => ({
      id: row.id,
      draw: () => drawPoster(createRandom(SEED * 2000 + turn), kind, turn),
    })),
    ...content.clients.map(({ row, mark, colors }) => ({ id: row.id, draw: () => drawLogo(mark, colors) })),
    ...content.banners.map(({ row, kind, turn }) => ({
      id: row.id,
      draw: () => drawBanner(createRandom(SEED), kind, turn),
    })),
  ];
}

function found(address: string | undefined): string {
  if (!address) throw new Error('A picture of the demo world was not drawn.');
  return address;
}
