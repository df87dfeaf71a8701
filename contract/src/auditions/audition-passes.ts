import { z } from 'zod';
import { slot } from '#auditions/slots.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success, token } from '#fields.ts';
import { perHour, perMinute } from '#rates.ts';

/** `id` is the application ID. */
const ofAudition = {
  access: 'talent',
  params: idOf('audition_invitation_not_found'),
  limit: { account: [perHour(60)] },
  reply: done,
} as const;
// The link needs no login, so no key can make one or read it.
const ofPass = { ...ofAudition, scope: null, acting: 'guardian' } as const;

export const auditionPasses = {
  /** Returns the link that family can open without a login. Repeated, it returns the same link. */
  'POST /api/user/auditions/:id/pass': endpoint({ ...ofPass, reply: done.extend({ url: z.string() }) }),
  'DELETE /api/user/auditions/:id/pass': endpoint(ofPass),
  'PUT /api/user/auditions/:id/check-in': endpoint(ofAudition),
  /** The house cannot do this for the talent. */
  'PUT /api/user/auditions/:id/check-out': endpoint(ofAudition),
  /** Asks the house to name a woman who is there during the audition. */
  'PUT /api/user/auditions/:id/woman': endpoint(ofAudition),
  /** The token is in the body, never in a URL that a server logs. */
  'POST /api/audition-pass': endpoint({
    access: 'public',
    reads: true,
    limit: { address: [perMinute(60)] },
    body: z.object({ token }),
    reply: z.object({
      success,
      /** Of a child the first name. */
      name: z.string(),
      title: z.string(),
      house: z.string().nullable(),
      is_verified: z.boolean(),
      slot: slot.omit({ id: true, bring: true, round: true }),
      arrived_at: z.iso.datetime().nullable(),
      left_at: z.iso.datetime().nullable(),
    }),
  }),
};
