import type { categories } from '@kirdaar/contract/rules/vocabulary';

/** Kinds of talent: all categories except `All`. */
export type Service = Exclude<(typeof categories)[number], 'All'>;

/** Short description of each kind of talent. */
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
