import type { AllowanceName } from '#rules/allowances.ts';

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
export const allowance = (name: AllowanceName, max: number | null) => {
  const [one, many] = nouns[name];

  return max === 1 ? `1 ${one}` : `${max ?? 'unlimited'} ${many}`;
};
/** Shown when a limit is reached, with a link to the plans. */
export const limit_reached = (name: AllowanceName, max: number, plan: string | null) =>
  plan
    ? `Your ${plan} plan allows ${allowance(name, max)}. See the plans at /user/plans for more.`
    : `Without a plan you have ${allowance(name, max)}. See the plans at /user/plans for more.`;
