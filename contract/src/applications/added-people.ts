import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, email, idOf, instant, link, mobile, nameLine, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { MAX_ADDED_AT_ONCE, MAX_ADDED_NOTE } from '#rules/added-people.ts';

const newPerson = z
  .object({
    name: nameLine,
    mobile: optional(mobile),
    email: optional(email),
    video_link: optional(link('video_link')),
    /** Becomes a note of the team. */
    note: optional(typed.max(MAX_ADDED_NOTE, msg('at_most_characters', MAX_ADDED_NOTE))),
  })
  .refine((person) => person.mobile ?? person.email, { path: ['mobile'], error: msg('contact_needed') });

const newPeople = z.object({
  /** Sending the same form again adds nobody twice. */
  request_id: z.uuid(),
  /** The member confirms that everybody is 18 or older. */
  adults: z.literal(true, msg('confirm_adults')),
  people: z.array(newPerson).min(1, msg('fill_in')).max(MAX_ADDED_AT_ONCE, msg('at_most', MAX_ADDED_AT_ONCE)),
});
export type NewPeople = z.output<typeof newPeople>;

const person = z.object({
  application_id: z.uuid(),
  name: z.string(),
  added_at: instant,
  /** The member who added the person and confirmed the age of 18. */
  by: z.string().nullable(),
  /** When we first wrote to them; null if nobody did. */
  told_at: instant.nullable(),
  /** Whether we have a way to write to them. */
  can_be_told: z.boolean(),
  /** When they registered and took the application over. */
  joined_at: instant.nullable(),
  /** Whether they had applied themselves. */
  is_merged: z.boolean(),
});
export type AddedPerson = z.output<typeof person>;

const ofOne = { access: 'production', team: 'reviewer', params: idOf('application_not_found') } as const;

/** People without an account that a house added to its board. */
export const addedPeople = {
  'GET /api/production/jobs/:id/added-people': endpoint({
    access: 'production',
    params: idOf('job_not_found'),
    reply: z.object({
      success,
      /** Whether more can be added: not to calls for children only, nor long after the end. */
      takes_people: z.boolean(),
      /** How many had everything deleted. */
      deleted: z.number(),
      people: z.array(person),
    }),
  }),
  /** Adds all or nobody. */
  'POST /api/production/jobs/:id/added-people': endpoint({
    access: 'production',
    team: 'reviewer',
    agrees: true,
    limit: { account: [perHour(30)] },
    params: idOf('job_not_found'),
    body: newPeople,
    /** In the order in which they were sent; null for one who has had everything deleted since. */
    reply: done.extend({ application_ids: z.array(z.uuid().nullable()) }),
  }),
  /** Here `id` is the application. Replaces the photo or the video. */
  'POST /api/production/added-people/:id/files': endpoint({
    ...ofOne,
    limit: { account: [perMinute(60)] },
    files: { photo: { kind: 'image', max: 1 }, video: { kind: 'video', max: 1 } },
    reply: done,
  }),
  'POST /api/production/added-people/:id/tell': endpoint({
    ...ofOne,
    agrees: true,
    limit: { account: [perHour(400)] },
    reply: done,
  }),
};
