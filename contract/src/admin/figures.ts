import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { bytes, choice, day, optional, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { countDays } from '#rules/calendar.ts';
import { figurePeriods, MAX_FIGURE_DAYS } from '#rules/figures.ts';
import { channels } from '#rules/notifications.ts';

const count = z.number().int();

const figure = z.object({
  /** The first day of the period in India; weeks begin on Monday. */
  period: z.iso.date(),
  talent: count,
  houses: count,
  calls: count,
  applications: count,
  /** How many of these applications have been answered by now: shortlisted, invited, chosen or rejected. */
  answered: count,
  /** The median time to the first answer. Null without answers. */
  answer_hours: z.number().nullable(),
  orders: count,
  /** GST included, refunds not yet subtracted. */
  revenue_paise: count,
  refunded_paise: count,
  messages: z.array(z.object({ channel: z.enum(channels), sent: count, failed: count })),
});
export type Figure = z.output<typeof figure>;

const funnel = z.object({
  registered: count,
  whole_profile: count,
  applied: count,
  shortlisted: count,
  cast: count,
});
export type Funnel = z.output<typeof funnel>;

const span = z
  .object({
    /** Days in India; the last 30 unless given. */
    from: optional(day),
    to: optional(day),
    by: choice(figurePeriods).default('day'),
  })
  .superRefine(({ from, to, by }, context) => {
    if (!from || !to) return;
    const days = countDays(from, to);
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
    if (days < 1) issue(msg('figures_end_first'));
    else if (days > MAX_FIGURE_DAYS[by]) issue(msg('figures_too_long'));
  });

const numbers = { access: 'staff', staff: ['finance', 'moderator'] } as const;

/** How the marketplace does, counted from what happened and by nobody else. */
export const figures = {
  'GET /api/admin/figures': endpoint({
    ...numbers,
    query: span,
    reply: z.object({
      success,
      from: z.iso.date(),
      to: z.iso.date(),
      by: z.enum(figurePeriods),
      figures: z.array(figure),
      /** How far the talent came who registered in this time. */
      funnel,
    }),
  }),
  'GET /api/admin/figures.csv': endpoint({
    ...numbers,
    query: span,
    file: 'text/csv; charset=utf-8',
    reply: bytes,
  }),
};
