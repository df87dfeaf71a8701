import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { success } from '#fields.ts';
import { job } from '#jobs/jobs.ts';
import { perMinute } from '#rates.ts';
import { HOME_SECONDS } from '#rules/limits.ts';
import { categories } from '#rules/vocabulary.ts';

const featuredArtist = z.object({
  id: z.uuid(),
  /** The name in the URL of the public page. */
  slug: z.string().nullable(),
  name: z.string(),
  image: z.string().nullable(),
  profileType: z.enum(categories).nullable(),
  city: z.string().nullable(),
  /** Whether staff chose the talent or the place comes with the Pro plan. */
  featured_as: z.enum(['choice', 'plan']),
});

export const home = {
  'GET /api/pages/home': endpoint({
    access: 'public',
    limit: { address: [perMinute(120)] },
    cache: HOME_SECONDS,
    reply: z.object({
      success,
      data: z.object({
        birthday_artists: z.array(z.object({ image: z.string().nullable(), name: z.string() })),
        featured_artists: z.array(featuredArtist),
        /** Contact details are masked for every caller. */
        latest_jobs: z.array(job),
      }),
    }),
  }),
};
