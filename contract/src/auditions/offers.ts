import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, optional, success, text, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { auditionAnswers } from '#rules/auditions.ts';
import { MAX_TEXT } from '#rules/limits.ts';
import { roleOfferStatuses } from '#rules/role-offers.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';

/** The house's message with a role offer, and the deadline for the answer. */
const offerText = z.object({
  message: withoutMoneyRequest(text, 'offer'),
  answer_by: day,
});
/** With `confirm`, the offer is made although the role has no free place. */
const newOffer = offerText.extend({ confirm: z.boolean().optional() });
export type NewRoleOffer = z.output<typeof newOffer>;

const offer = z.object({
  id: z.uuid(),
  message: z.string(),
  answer_by: z.iso.date(),
  status: z.enum(roleOfferStatuses),
  /** Why the offer was declined. */
  reason: z.string(),
  made_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});
export type RoleOffer = z.output<typeof offer>;

/**
 * Another role of the talent with overlapping shoot days. Only the talent and the house of that other role
 * see its title.
 */
const clash = z.object({
  title: z.string().nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  accepted: z.boolean(),
});
export type Clash = z.output<typeof clash>;

export const roleOffers = {
  /**
   * `id` is a talent ID. Returns the possible next steps for each of the talent's applications to the house,
   * newest first.
   */
  'GET /api/production/next-steps/:id': endpoint({
    access: 'production',
    params: idOf('applicant_not_found'),
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
          /** Includes the team members who made and withdrew the offers. */
          offers: z.array(
            offer.extend({ made_by: z.string().nullable(), withdrawn_by: z.string().nullable() }),
          ),
          clashes: z.array(clash),
          /**
           * Those kept as backup who can be offered the role, longest waiting first. Null unless this talent
           * has stepped back or the house has cancelled the role, and it has a free position.
           */
          backups: z
            .array(z.object({ application_id: z.uuid(), talent_id: z.uuid(), name: z.string() }))
            .nullable(),
        }),
      ),
    }),
  }),
  /**
   * Here and below, `id` is the application ID. A backup who is offered the role moves to the stage `selected`.
   * Answered with `positions_filled` if as many applicants as the role has places have an open or accepted
   * offer.
   */
  'POST /api/production/applications/:id/offer': endpoint({
    agrees: true,
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: idOf('application_not_found'),
    body: newOffer,
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'DELETE /api/production/applications/:id/offer': endpoint({
    access: 'production',
    params: idOf('application_not_found'),
    reply: done,
  }),
  /** Takes an accepted role back from the talent, who reads the reason. */
  'POST /api/production/applications/:id/cancel-role': endpoint({
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    params: idOf('application_not_found'),
    body: z.object({ reason: withoutMoneyRequest(text, 'reason') }),
    reply: done,
  }),
  /** Returns every role offer made to the talent, newest first. */
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
    agrees: true,
    access: 'talent',
    params: idOf('role_offer_not_found'),
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'POST /api/user/offers/:id/decline': endpoint({
    access: 'talent',
    params: idOf('role_offer_not_found'),
    body: z.object({ reason: optional(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT))) }),
    reply: done,
  }),
  /** Gives up an accepted role and withdraws the application. The house reads the reason. */
  'POST /api/user/offers/:id/step-back': endpoint({
    access: 'talent',
    params: idOf('role_offer_not_found'),
    body: z.object({ reason: text }),
    reply: done,
  }),
};
