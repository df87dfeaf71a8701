import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, idOf, instant, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { announcementAudiences, isAnnouncementLink, MAX_ANNOUNCEMENT } from '#rules/announcements.ts';
import { instantInIndia } from '#rules/calendar.ts';
import { MAX_URL } from '#rules/limits.ts';

const editor = { access: 'staff', staff: ['editor', 'moderator'] } as const;
const params = idOf('announcement_not_found');

const text = typed
  .min(1, msg('announcement_in_language'))
  .max(MAX_ANNOUNCEMENT, msg('at_most_characters', MAX_ANNOUNCEMENT));
/** A time in India, as HH:MM. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('enter_time'));

const form = z
  .object({
    audience: choice(announcementAudiences),
    text_en: text,
    text_hi: text,
    link: optional(
      typed.max(MAX_URL, msg('link_too_long')).refine(isAnnouncementLink, msg('announcement_link_wrong')),
    ),
    from_day: day,
    from_time: time,
    until_day: day,
    until_time: time,
  })
  .superRefine(({ from_day, from_time, until_day, until_time }, context) => {
    if (instantInIndia(until_day, until_time) <= instantInIndia(from_day, from_time))
      context.addIssue({ code: 'custom', path: ['until_day'], message: msg('end_before_begin') });
  });
export type AnnouncementForm = z.output<typeof form>;

const announcement = z.object({
  id: z.uuid(),
  audience: z.enum(announcementAudiences),
  text_en: z.string(),
  text_hi: z.string(),
  link: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  by: z.string(),
  state: z.enum(['running', 'planned', 'ended']),
});
export type StaffAnnouncement = z.output<typeof announcement>;

/** What staff announce at the top of pages. Days and times are in India. */
export const announcements = {
  /** Those that run or are planned, and the last 20 that ended. */
  'GET /api/admin/announcements': endpoint({
    ...editor,
    reply: z.object({ success, announcements: z.array(announcement) }),
  }),
  'POST /api/admin/announcements': endpoint({ ...editor, confirmed: true, body: form, reply: done }),
  'PUT /api/admin/announcements/:id': endpoint({
    ...editor,
    confirmed: true,
    params,
    body: form,
    reply: done,
  }),
  /** Ends one that runs, and deletes one that has not begun. */
  'POST /api/admin/announcements/:id/end': endpoint({ ...editor, confirmed: true, params, reply: done }),
};
