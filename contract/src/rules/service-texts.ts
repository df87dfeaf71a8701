import type { Category } from './vocabulary.ts';

/** Kinds of talent on the Services page: all categories except `All`. */
export type Service = Exclude<Category, 'All'>;

/** The description of each kind of talent, until staff write another. */
export const serviceTexts: Readonly<Record<Service, string>> = {
  'ACTORS & ACTRESS': 'Lead, supporting and character roles.',
  'FASHION MODELS': 'Ramp, print, catalogue and campaign.',
  KIDS: 'Children, always with the consent of a guardian.',
  INFLUENCERS: 'Creators with an audience of their own.',
  'VOICE OVER': 'Narration, dubbing, characters and jingles.',
  DANCERS: 'Classical, folk, filmi and street.',
  'Freelance Foreigners': 'International talent who live or travel in India.',
  'Talent Agencies': 'Agencies that represent many artists.',
  'Theater Artist': 'Stage actors who also work on camera.',
};
