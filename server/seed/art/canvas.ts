import type { Palette } from '#seed/art/palettes.ts';
import type { Random } from '#seed/random.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

/** Draws the motif of a poster over its sky. */
export type Scene = (random: Random, palette: Palette) => string;

/** Draws a disc of light that fades to transparent; `id` must be unique within the poster. */
export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.8,
): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.4" stop-color="${color}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** Draws a smooth horizon from edge to edge, filled down to the bottom. */
export function ridge(random: Random, level: number, swing: number, fill: string, steps = 6): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: (WIDTH / steps) * step,
    y: level + (random.next() - 0.5) * 2 * swing,
  }));
  const curve = points.slice(1).map(({ x, y }, index) => {
    const before = points[index]?.y ?? y;
    const middle = x - WIDTH / steps / 2;
    return `C${middle} ${before.toFixed(0)} ${middle} ${y.toFixed(0)} ${x} ${y.toFixed(0)}`;
  });
  return `<path d="M0 ${points[0]?.y.toFixed(0)}${curve.join('')}V${HEIGHT}H0Z" fill="${fill}"/>`;
}

export function stars(random: Random, count: number, lowest: number, color: string): string {
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${random.whole(0, WIDTH)}" cy="${random.whole(0, lowest)}" r="${(0.8 + random.next() * 1.8).toFixed(1)}" fill="${color}" opacity="${(0.25 + random.next() * 0.65).toFixed(2)}"/>`,
  ).join('');
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
