import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, done, id, optional, text, typed } from './fields.ts';
import { perHour } from './rates.ts';
import { auditionAnswers } from './rules/auditions.ts';
import { TEXT_MOST } from './rules/limits.ts';
import { offerStatuses } from './rules/offers.ts';
import { applicationStatuses } from './rules/vocabulary.ts';

/** What a house writes with an offer, and until when it waits. */
const offerText = z.object({ message: text, answer_by: day });
export type OfferText = z.output<typeof offerText>;

const offer = z.object({
  id: z.uuid(),
  message: z.string(),
  answer_by: z.iso.date(),
  status: z.enum(offerStatuses),
  /** Why it was declined. */
  reason: z.string(),
  made_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});
export type Offer = z.output<typeof offer>;

/** Another part of the talent with days of its shoot in common; whose it is, only the talent and that house read. */
const clash = z.object({
  title: z.string().nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  accepted: z.boolean(),
});
export type Clash = z.output<typeof clash>;

const success = z.literal(true);

export const offers = {
  /** `id` is a talent: what may come next for each of its applications to the house, newest first. */
  'GET /api/production/next-steps/:id': endpoint({
    access: 'production',
    params: id,
    reply: z.object({
      success,
      data: z.array(
        z.object({
          application_id: z.uuid(),
          job_id: z.uuid(),
          status: z.enum(applicationStatuses),
          audition: z
            .object({
              answer: z.enum(auditionAnswers),
              note: z.string(),
              starts_at: z.iso.datetime().nullable(),
              place: z.string().nullable(),
              invited_by: z.string().nullable(),
            })
            .nullable(),
          /** With who of the house made and took them back. */
          offers: z.array(
            offer.extend({ made_by: z.string().nullable(), withdrawn_by: z.string().nullable() }),
          ),
          clashes: z.array(clash),
        }),
      ),
    }),
  }),
  /** `id` is the application, here and below. */
  'POST /api/production/applications/:id/offer': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: id,
    body: offerText,
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'DELETE /api/production/applications/:id/offer': endpoint({
    access: 'production',
    params: id,
    reply: done,
  }),
  /** Every offer to the talent, newest first. */
  'GET /api/user/offers': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      offers: z.array(
        offer.extend({
          application_id: z.uuid(),
          job: z.object({ id: z.uuid(), title: z.string() }),
          clashes: z.array(clash),
        }),
      ),
    }),
  }),
  'POST /api/user/offers/:id/accept': endpoint({
    access: 'talent',
    params: id,
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'POST /api/user/offers/:id/decline': endpoint({
    access: 'talent',
    params: id,
    body: z.object({ reason: optional(typed.max(TEXT_MOST, `At most ${TEXT_MOST} characters.`)) }),
    reply: done,
  }),
};
