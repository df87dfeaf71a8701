import { z } from 'zod';
import { slot } from '#auditions/slots.ts';
import { endpoint } from '#endpoint.ts';
import { done, instant, optional, success, token } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { auditionAnswers } from '#rules/auditions.ts';
import { staffStops } from '#rules/staff-queue.ts';

const byLink = { access: 'public', limit: { address: [perMinute(60)] } } as const;
const sent = z.object({ token });

/** The page of a person who was added, opened by the link in our message. The token is in the body, never in a URL. */
export const addedPage = {
  'POST /api/added': endpoint({
    ...byLink,
    reads: true,
    body: sent,
    reply: z.object({
      success,
      name: z.string(),
      house: z.string().nullable(),
      title: z.string(),
      /** Why staff stopped the casting call, if they did. */
      staff_stop: z.enum(staffStops).nullable(),
      added_at: instant,
      kept_until: instant,
      /** What is kept besides the name. */
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      has_photo: z.boolean(),
      has_video: z.boolean(),
      has_notes: z.boolean(),
      audition: z
        .object({
          answer: z.enum(auditionAnswers),
          slot: slot.nullable(),
          proposed_slot: slot.nullable(),
          free_slots: z.array(slot),
        })
        .nullable(),
    }),
  }),
  /** Confirms a slot; without one, declines the audition. */
  'POST /api/added/audition': endpoint({
    ...byLink,
    body: sent.extend({ slot_id: optional(z.uuid(msg('choose_time'))) }),
    reply: done,
  }),
  'POST /api/added/delete': endpoint({ ...byLink, body: sent, reply: done }),
};
