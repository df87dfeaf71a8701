import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, line, success } from '#fields.ts';
import { perHour } from '#rates.ts';
import { alertActions } from '#rules/alerts.ts';
import { categories, genders } from '#rules/vocabulary.ts';
import { jobFilter } from './jobs.ts';

const search = z.object({ name: line, filters: jobFilter });
export type Search = z.output<typeof search>;

/** From 1 (Monday) to 7 (Sunday). */
const weekdays = z.array(z.int().min(1).max(7)).max(7);

const alertState = z.object({
  alerts: z.boolean(),
  /** No alerts are sent until then. */
  paused_until: z.iso.datetime().nullable(),
  /** At 09:00 in India. */
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
      paid: z.boolean(),
      pay_from: z.number(),
    })
    .partial(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const ofSearch = { access: 'talent', params: idOf('saved_search_not_found') } as const;

export const savedSearches = {
  'GET /api/user/saved-searches': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      searches: z.array(savedSearch),
      /** Null means unlimited. */
      limit: z.number().nullable(),
      plan: z.string().nullable(),
      whatsapp_days: weekdays,
      takes_whatsapp: z.boolean(),
    }),
  }),
  /** An identical search returns the existing one. */
  'POST /api/user/saved-searches': endpoint({
    access: 'talent',
    limit: { account: [perHour(60)] },
    body: search,
    reply: done.extend({ search: savedSearch }),
  }),
  'PUT /api/user/saved-searches/:id': endpoint({
    ...ofSearch,
    limit: { account: [perHour(120)] },
    body: search,
    reply: done.extend({ search: savedSearch }),
  }),
  /** A pause lasts ALERT_PAUSE_DAYS; repeating the request does not extend it. */
  'PUT /api/user/saved-searches/:id/alerts': endpoint({
    ...ofSearch,
    limit: { account: [perHour(240)] },
    body: alertSettings,
    reply: done.extend({ search: savedSearch }),
  }),
  /** Without a login; the token appears only in emails. */
  'POST /api/alerts': endpoint({
    access: 'public',
    limit: { address: [perHour(60)] },
    body: z.object({ token: z.string(), action: z.enum(alertActions) }),
    reply: done.extend({ name: z.string(), ...alertState.shape }),
  }),
  'DELETE /api/user/saved-searches/:id': endpoint({ ...ofSearch, reply: done }),
};
