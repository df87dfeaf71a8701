import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import sharp from 'sharp';
import { publicAddress, type Storage } from '#platform/storage/storage.ts';
import { drawLogo } from '#seed/art/logo.ts';
import { drawPortrait } from '#seed/art/portrait.ts';
import { drawBanner, drawPoster } from '#seed/art/poster.ts';
import type { ProjectType } from '#seed/calls/call-text.ts';
import type { Person } from '#seed/people/person.ts';
import { createRandom } from '#seed/random.ts';
import type { World } from '#seed/world.ts';

/** A picture of a talent as the media library stores it; children have no public picture. */
export interface Portrait {
  file: string;
  public_file: string | null;
  bytes: number;
}

/** The drawn pictures, by the ID of the person or thing they show. */
export interface Pictures {
  /** Returns the URL of a thing's or house's picture. */
  of: (id: string) => string;
  /** Returns all pictures of a talent. */
  portraitsOf: (id: string) => Portrait[];
}

const SEED = 11;
const AT_ONCE = 6;

/**
 * Draws and stores every picture of the demo world. Pictures from an interrupted earlier start remain unused
 * in storage.
 */
export async function makePictures(storage: Storage, world: World): Promise<Pictures> {
  const waiting = drawings(world);
  const addresses = new Map<string, string>();
  const portraits = new Map<string, Portrait[]>();
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const picture = await sharp(Buffer.from(next.draw())).webp({ quality: 82, effort: 1 }).toBuffer();
      const file = next.shows === 'child' ? null : await storage.save('public', picture, 'webp');
      if (file) addresses.set(next.id, publicAddress(file));
      if (next.shows === 'thing') continue;
      const portrait = await storage.save('private', picture, 'webp');
      const others = portraits.get(next.id) ?? [];
      portraits.set(next.id, [...others, { file: portrait, public_file: file, bytes: picture.length }]);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { of: (id) => found(addresses.get(id)), portraitsOf: (id) => portraits.get(id) ?? [] };
}

interface Drawing {
  id: string;
  shows: 'thing' | 'adult' | 'child';
  draw: () => string;
}

function drawings(world: World): Drawing[] {
  return [...drawingsOfThings(world), ...world.people.flatMap(portraitsOf)];
}

/** Draws one portrait of each person, and more of the first one, who is the demo talent. */
function portraitsOf(person: Person, index: number): Drawing[] {
  const shows = person.age < FULL_AGE ? 'child' : 'adult';
  const seeds = index === 0 ? [0, 9001, 9002, 9003] : [index];
  return seeds.map((seed) => ({
    id: person.id,
    shows,
    draw: () => drawPortrait(createRandom(SEED * 1000 + seed), person),
  }));
}

function drawingsOfThings({ houses, calls, content }: World): Drawing[] {
  const turns = new Map<ProjectType, number>();
  const things = [
    ...houses.map(({ id, mark, colors }) => ({ id, draw: () => drawLogo(mark, colors) })),
    ...calls.map(({ row, text: { type } }, index) => {
      const turn = turns.get(type) ?? 0;
      turns.set(type, turn + 1);
      return { id: row.id, draw: () => drawPoster(createRandom(SEED + index), type, turn) };
    }),
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
  return things.map((thing) => ({ ...thing, shows: 'thing' }));
}

function found(address: string | undefined): string {
  if (!address) throw new Error('A picture of the demo world was not drawn.');
  return address;
}
