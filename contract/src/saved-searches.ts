import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, line } from './fields.ts';
import { jobFilter } from './jobs.ts';
import { perHour } from './rates.ts';
import { categories, genders } from './rules/vocabulary.ts';

const search = z.object({ name: line, filters: jobFilter });
export type Search = z.output<typeof search>;

const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  filters: z
    .object({
      search: z.string(),
      city: z.string(),
      project_type: z.string(),
      language: z.string(),
      gender: z.enum(genders),
      category: z.enum(categories),
      closing_soon: z.boolean(),
    })
    .partial(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const success = z.literal(true);

/** A talent's filters of the casting calls, each under a name of its own. The plan says how many there may be. */
export const savedSearches = {
  'GET /api/user/saved-searches': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      searches: z.array(savedSearch),
      /** How many there may be; null is unlimited. */
      limit: z.number().nullable(),
      /** The plan that says so; null without one. */
      plan: z.string().nullable(),
    }),
  }),
  /** The same search saved again is the one that is there. */
  'POST /api/user/saved-searches': endpoint({
    access: 'talent',
    limit: { account: [perHour(60)] },
    body: search,
    reply: done.extend({ search: savedSearch }),
  }),
  'PUT /api/user/saved-searches/:id': endpoint({
    access: 'talent',
    limit: { account: [perHour(120)] },
    params: id,
    body: search,
    reply: done.extend({ search: savedSearch }),
  }),
  'DELETE /api/user/saved-searches/:id': endpoint({ access: 'talent', params: id, reply: done }),
};
