/** Where the crop of a picture lies, in percent of the room it has, as in CSS `object-position`. */
export interface Focus {
  readonly across: number;
  readonly down: number;
}

/** In percent; the site has a style for each step, and the database has the same rule. */
export const FOCUS_STEP = 5;

/** Returns the focus of a picture, which its URL has as a fragment: `#focus=30,5`. The centre has none. */
export function focusOf(address: string): Focus {
  const [, across = 50, down = 50] = /#focus=(\d+),(\d+)$/.exec(address) ?? [];
  return { across: Number(across), down: Number(down) };
}
