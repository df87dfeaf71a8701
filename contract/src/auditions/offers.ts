import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, optional, success, text, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { auditionAnswers } from '#rules/auditions.ts';
import { MAX_TEXT } from '#rules/limits.ts';
import { roleOfferStatuses } from '#rules/role-offers.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';

const offerText = z.object({
  message: withoutMoneyRequest(text, 'offer'),
  answer_by: day,
});
/** With `confirm`, also if the role has no free place. */
const newOffer = offerText.extend({ confirm: z.boolean().optional() });
export type NewRoleOffer = z.output<typeof newOffer>;

const offer = z.object({
  id: z.uuid(),
  message: z.string(),
  answer_by: z.iso.date(),
  status: z.enum(roleOfferStatuses),
  reason: z.string(),
  made_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  /** Whether it has terms, which are signed to accept it. */
  has_terms: z.boolean(),
});
export type RoleOffer = z.output<typeof offer>;

/** Only the talent and the house of the other role see its title. */
const clash = z.object({
  title: z.string().nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  accepted: z.boolean(),
});
export type Clash = z.output<typeof clash>;

const ofApplication = { access: 'production', params: idOf('application_not_found') } as const;
const ofOffer = { access: 'talent', params: idOf('role_offer_not_found') } as const;

export const roleOffers = {
  /** `id` is a talent ID. Newest application first. */
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
          offers: z.array(
            offer.extend({ made_by: z.string().nullable(), withdrawn_by: z.string().nullable() }),
          ),
          clashes: z.array(clash),
          /** Longest waiting first. Null unless this talent lost or gave up the role and a position is free. */
          backups: z
            .array(z.object({ application_id: z.uuid(), talent_id: z.uuid(), name: z.string() }))
            .nullable(),
        }),
      ),
    }),
  }),
  /** `id` is the application ID, here and below. A backup who is offered the role moves to `selected`. */
  'POST /api/production/applications/:id/offer': endpoint({
    agrees: true,
    ...ofApplication,
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    body: newOffer,
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'DELETE /api/production/applications/:id/offer': endpoint({ ...ofApplication, reply: done }),
  /** A suspended house still lets talent go, who must know it before it deletes its account. */
  'POST /api/production/applications/:id/cancel-role': endpoint({
    ...ofApplication,
    team: 'reviewer',
    suspended: true,
    limit: { account: [perHour(60)] },
    body: z.object({ reason: withoutMoneyRequest(text, 'reason') }),
    reply: done,
  }),
  /** Newest first. */
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
    ...ofOffer,
    reply: done.extend({ clashes: z.array(clash) }),
  }),
  'POST /api/user/offers/:id/decline': endpoint({
    ...ofOffer,
    body: z.object({ reason: optional(typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT))) }),
    reply: done,
  }),
  /** Withdraws the application. The house reads the reason. */
  'POST /api/user/offers/:id/step-back': endpoint({
    ...ofOffer,
    body: z.object({ reason: text }),
    reply: done,
  }),
};
