import type { categories } from '@kirdaar/contract/rules/vocabulary';

/** The kinds of talent that are offered: the categories, but for the one that means all of them. */
export type Service = Exclude<(typeof categories)[number], 'All'>;

/** What each kind of talent is looked for, in a few words. */
export const serviceTexts: Readonly<Record<Service, string>> = {
  'ACTORS & ACTRESS': 'Leads, characters and the faces between them.',
  'FASHION MODELS': 'Ramp, print, catalogue and campaign.',
  KIDS: 'Young faces, always with a guardian.',
  INFLUENCERS: 'People whose audience already listens.',
  'VOICE OVER': 'Narration, dubbing, characters and jingles.',
  DANCERS: 'Classical, folk, filmi and street.',
  'Freelance Foreigners': 'International faces who live or travel here.',
  'Talent Agencies': 'Rosters that answer with one call.',
  'Theater Artist': 'Trained on stages, ready for a lens.',
};
