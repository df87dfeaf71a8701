/** What a plan limits, in the order in which it is shown. */
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

/** How many of each; null is unlimited. Applications are counted by the year. */
export type Allowances = Record<AllowanceName, number | null>;

/** What a talent may do without a plan; the database says the same. */
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

/** '10 photos', '1 work link', 'unlimited applications a year'. */
export function allowanceText(name: AllowanceName, most: number | null): string {
  const [one, many] = nouns[name];
  return most === 1 ? `1 ${one}` : `${most ?? 'unlimited'} ${many}`;
}

/** Why something beyond the limit is refused, and the way on. */
export function limitReached(name: AllowanceName, most: number, plan: string | null): string {
  const holder = plan ? `Your ${plan} plan allows` : 'Without a plan you have';
  return `${holder} ${allowanceText(name, most)}. See the plans at /user/plans for more.`;
}
