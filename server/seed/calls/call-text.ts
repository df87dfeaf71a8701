import type { skills } from '@kirdaar/contract/rules/talent-choices';
import type { Category, Gender } from '@kirdaar/contract/rules/vocabulary';

export const projectTypes = [
  'Movie',
  'Short Film',
  'Web Series',
  'TV Serial',
  'Theatre',
  'Advertisement',
  'Fashion Show',
  'Music Video',
  'Voice Over',
] as const;
export type ProjectType = (typeof projectTypes)[number];

/**
 * Text of one casting call; dates, contact details and compensation are added when the demo world is
 * generated.
 */
export interface CallText {
  type: ProjectType;
  pitch: string;
  role: string;
  about: string;
  gender: Gender;
  ages: string;
  category: Category;
  skills: (typeof skills)[number][];
  languages: string[];
  city: string;
  /** The same in Hindi, for some. */
  hindi?: { pitch: string; about: string; skills: string };
}
