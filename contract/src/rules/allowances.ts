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

const nouns: Record<AllowanceName, readonly [one: string, many: string]> = {
  applications: ['application a year', 'applications a year'],
  photos: ['photo', 'photos'],
  intro_videos: ['intro video', 'intro videos'],
  audition_videos: ['audition video', 'audition videos'],
  voice_samples: ['voice sample', 'voice samples'],
  work_links: ['work link', 'work links'],
  saved_searches: ['saved search', 'saved searches'],
};

/** Formats an allowance: '10 photos', '1 work link', 'unlimited applications a year'. */
export function allowanceText(name: AllowanceName, max: number | null): string {
  const [one, many] = nouns[name];
  return max === 1 ? `1 ${one}` : `${max ?? 'unlimited'} ${many}`;
}

/** Builds the message shown when a limit is reached, with a link to the plans. */
export function limitReached(name: AllowanceName, max: number, plan: string | null): string {
  const holder = plan ? `Your ${plan} plan allows` : 'Without a plan you have';
  return `${holder} ${allowanceText(name, max)}. See the plans at /user/plans for more.`;
}
