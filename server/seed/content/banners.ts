import type { ProjectType } from '#seed/calls/call-text.ts';

interface ShownBanner {
  alt: string;
  kind: ProjectType;
  /** Index of the picture within its kind. */
  turn: number;
}

/** The two banners beside the About text. */
export const banners: ShownBanner[] = [
  { alt: 'A lit stage with an empty chair between two curtains', kind: 'Theatre', turn: 0 },
  { alt: 'The sun rises behind hills', kind: 'Movie', turn: 2 },
];
