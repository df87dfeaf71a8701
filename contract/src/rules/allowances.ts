/** Items that a plan limits, in display order. */
export const allowanceNames = [
  'applications',
  'photos',
  'intro_videos',
  'audition_videos',
  'voice_samples',
  'work_links',
  'saved_searches',
] as const;
export type AllowanceName = (typeof allowanceNames)[number];

/** Maximum of each item; null means unlimited. Applications are counted per year. */
export type Allowances = Record<AllowanceName, number | null>;

/** Allowances without a plan; must match the values in the database. */
export const FREE_ALLOWANCES = {
  applications: 5,
  photos: 3,
  intro_videos: 1,
  audition_videos: 1,
  voice_samples: 1,
  work_links: 1,
  saved_searches: 1,
} as const satisfies Allowances;
