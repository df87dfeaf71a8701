import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, line } from './fields.ts';
import { jobFilter } from './jobs.ts';
import { perHour } from './rates.ts';
import { alertActions } from './rules/alerts.ts';
import { categories, genders } from './rules/vocabulary.ts';

const search = z.object({ name: line, filters: jobFilter });
export type Search = z.output<typeof search>;

/** Days of the week, from 1, Monday, to 7, Sunday. */
const weekdays = z.array(z.int().min(1).max(7)).max(7);

const alertState = z.object({
  /** Whether new calls are told of, as long as a plan runs. */
  alerts: z.boolean(),
  /** Until then they are not. */
  paused_until: z.iso.datetime().nullable(),
  /** When they come by email; each at 09:00 in India. */
  email_days: weekdays,
});

const alertSettings = z.object({ alerts: z.boolean(), paused: z.boolean(), email_days: weekdays });
export type AlertSettings = z.output<typeof alertSettings>;

const savedSearch = alertState.extend({
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
      /** On which days the plan sends alerts by WhatsApp. */
      whatsapp_days: weekdays,
      /** Whether the talent agreed to WhatsApp, at the number of the account. */
      takes_whatsapp: z.boolean(),
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
  /** Pausing lasts ALERT_PAUSE_DAYS; sent again, it goes on from where it is. */
  'PUT /api/user/saved-searches/:id/alerts': endpoint({
    access: 'talent',
    limit: { account: [perHour(240)] },
    params: id,
    body: alertSettings,
    reply: done.extend({ search: savedSearch }),
  }),
  /** What a letter's link does, without a login: the token stands in letters alone. */
  'POST /api/alerts': endpoint({
    access: 'public',
    limit: { address: [perHour(60)] },
    body: z.object({ token: z.string(), action: z.enum(alertActions) }),
    reply: done.extend({ name: z.string(), ...alertState.shape }),
  }),
  'DELETE /api/user/saved-searches/:id': endpoint({ access: 'talent', params: id, reply: done }),
};
