import { z } from 'zod';
import { askedDays, days } from '#bookings/availability.ts';
import { ownFeedback } from '#bookings/feedback.ts';
import { pay } from '#bookings/pay.ts';
import { shootDay } from '#bookings/shoot-days.ts';
import { endpoint } from '#endpoint.ts';
import {
  bytes,
  choice,
  day,
  done,
  flag,
  idOf,
  instant,
  optional,
  otp,
  recordNumber,
  success,
  text,
  typed,
  whole,
  withoutMoneyRequest,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_DAYS_AT_ONCE } from '#rules/bookings.ts';
import { languages } from '#rules/languages.ts';
import { MAX_LINE, MAX_PAY } from '#rules/limits.ts';
import { roleOfferStatuses } from '#rules/role-offers.ts';
import { feeUnits, MAX_HOURS, MAX_PAY_DAYS } from '#rules/terms.ts';

const note = optional(withoutMoneyRequest(typed.max(MAX_LINE, msg('at_most_characters', MAX_LINE)), 'offer'));

const agreed = {
  fee: whole(0, MAX_PAY),
  per: choice(feeUnits),
  pay_days: whole(0, MAX_PAY_DAYS),
  work_days: optional(whole(1, MAX_DAYS_AT_ONCE)),
  hours: optional(whole(1, MAX_HOURS)),
  travel: note,
  usage: note,
  usage_time: note,
  credit: note,
  cancellation: note,
};
const terms = z.object(agreed);

/** Without `otp`, the terms are only checked. With `confirm`, also if the role has no free place. */
const offerWithTerms = {
  ...agreed,
  message: withoutMoneyRequest(text, 'offer'),
  answer_by: day,
  then_backup: optional(flag),
  confirm: z.boolean().optional(),
};
const newOffer = askedDays({ ...offerWithTerms, otp });
export type NewOfferWithTerms = z.output<typeof newOffer>;
const newVersion = askedDays({ ...agreed, otp });
export type NewTerms = Omit<z.output<typeof newVersion>, 'otp'>;

const version = z.object({
  version: z.number(),
  ...days,
  terms,
  sealed_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** Who chose that the next backup is offered the same, if somebody did. */
  then_backup_by: z.string().nullable(),
  signatures: z.array(
    z.object({
      party: z.enum(['house', 'talent', 'guardian']),
      name: z.string(),
      contact: z.string(),
      signed_at: instant,
    }),
  ),
});
export type TermsVersion = z.output<typeof version>;

const page = z.object({
  success,
  application_id: z.uuid(),
  title: z.string(),
  house: z.string().nullable(),
  talent: z.string(),
  is_child: z.boolean(),
  /** The offer that is open or was accepted, or else the last one. */
  offer: z
    .object({ id: z.uuid(), status: z.enum(roleOfferStatuses), message: z.string(), answer_by: z.iso.date() })
    .nullable(),
  /** Latest first. */
  versions: z.array(version),
  /** Null until both have signed. */
  pay: pay.nullable(),
  /** Of the days in the terms in force. Latest day first. */
  shoot_days: z.array(shootDay),
  /** What the reader said of the other side. */
  feedback: ownFeedback.nullable(),
});

const ofApplication = { access: 'production', params: idOf('application_not_found') } as const;
const byHouse = {
  ...ofApplication,
  team: 'reviewer',
  agrees: true,
  limit: { account: [perHour(60)] },
} as const;
const ofOffer = { access: 'talent', params: idOf('role_offer_not_found') } as const;
/** Of a child the guardian signs. An agency never does. */
const signing = { ...ofOffer, acting: 'guardian', scope: null, limit: { account: [perHour(60)] } } as const;
/** Of the last version, unless another is asked for. Before both have signed, it says so. */
const memo = {
  query: z.object({ language: z.enum(languages).default('en'), version: recordNumber.optional() }),
  reply: bytes,
  file: 'application/pdf',
  limit: { account: [perHour(120)] },
} as const;

/** Terms of offers. `id` is the application ID for houses, and the offer ID for talent. */
export const offerTerms = {
  'GET /api/production/applications/:id/terms': endpoint({
    ...ofApplication,
    reply: page.extend({
      /** What the casting call says. */
      role: z.object({ ...days, fee: z.number().nullable(), per: z.enum(feeUnits), city: z.string() }),
      /** Whether the application has no outcome, so that an offer can be made. */
      is_open: z.boolean(),
      /** Whether the house may no longer see this child, and keeps only what it needs to pay for work that was done. */
      only_pay: z.boolean(),
    }),
  }),
  /** Checks what the house will sign, and sends the code. */
  'POST /api/production/applications/:id/terms/code': endpoint({
    ...byHouse,
    body: askedDays({
      ...offerWithTerms,
      message: offerWithTerms.message.optional(),
      answer_by: day.optional(),
    }),
    reply: done,
  }),
  /** Signs the terms and sends the offer. */
  'POST /api/production/applications/:id/terms': endpoint({ ...byHouse, body: newOffer, reply: done }),
  /** Signs a further version, for the talent to sign too. */
  'POST /api/production/applications/:id/terms/change': endpoint({
    ...byHouse,
    body: newVersion,
    reply: done,
  }),
  'GET /api/production/applications/:id/deal-memo.pdf': endpoint({ ...ofApplication, ...memo }),
  'GET /api/user/offers/:id/terms': endpoint({
    ...ofOffer,
    reply: page.extend({
      /** Who has to sign: the reader, or the talent or guardian in a login of their own. */
      signer: z.enum(['reader', 'guardian', 'talent']),
    }),
  }),
  'POST /api/user/offers/:id/terms/code': endpoint({ ...signing, reply: done }),
  /** Signs a version. Of an open offer it is the acceptance. */
  'POST /api/user/offers/:id/terms/sign': endpoint({
    ...signing,
    agrees: true,
    body: z.object({ version: recordNumber, otp }),
    reply: done,
  }),
  /** Rejects a change, so that the terms in force stay. */
  'POST /api/user/offers/:id/terms/keep': endpoint({
    ...signing,
    body: z.object({ version: recordNumber }),
    reply: done,
  }),
  'GET /api/user/offers/:id/deal-memo.pdf': endpoint({ ...ofOffer, ...memo }),
};
