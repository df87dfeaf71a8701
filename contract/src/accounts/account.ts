import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
import { endpoint } from '#endpoint.ts';
import {
  done,
  email,
  knownPassword,
  mobile,
  optional,
  otp,
  password,
  secondFactorCode,
  success,
  token,
} from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';

/** For endpoints that ask for the password again: a stolen session must not help to guess it. */
const guarded = { limit: { address: [perFiveMinutes(30)], account: [perHour(10)] }, reply: done } as const;
const confirming = { limit: { address: [perFiveMinutes(30)] }, reply: done } as const;

/** Required of an account with two-step login. */
const code = optional(secondFactorCode);

/** An account was given to the owner of an email. The token sets the new password that it needs now. */
export const accountMoved = done.extend({
  role: z.enum(['talent', 'production']),
  email: z.string(),
  reset_token: z.string(),
});

export const account = {
  /** Returns the contact details of the logged-in user, unmasked because only this user can read them. */
  'GET /api/account': endpoint({
    access: 'account',
    reply: z.object({
      success,
      email: z.string(),
      /** False until a code that was sent to it is entered: the account was verified by text message. */
      email_verified: z.boolean(),
      mobile: z.string().nullable(),
      mobile_verified: z.boolean(),
      two_step_login: z.boolean(),
    }),
  }),
  /** The token is only in the email to the old address. It restores that address and ends all sessions. */
  'POST /api/email-change/undo': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ token }),
    reply: accountMoved,
  }),
  ...forBothRoles({
    'POST /api/*/change-password': {
      ...guarded,
      body: z.object({ current_password: knownPassword, new_password: password, code }),
    },
    'POST /api/*/change-email': { ...guarded, body: z.object({ email, password: knownPassword, code }) },
    'POST /api/*/change-email/confirm': { ...confirming, body: z.object({ email, otp }) },
    'POST /api/*/change-mobile': { ...guarded, body: z.object({ mobile, password: knownPassword, code }) },
    /** A mobile number receives messages, and is reserved for its account, once a code sent to it is entered. */
    'POST /api/*/verify-mobile': guarded,
    'POST /api/*/verify-mobile/confirm': { ...confirming, body: z.object({ otp }) },
    'POST /api/*/change-mobile/confirm': { ...confirming, body: z.object({ mobile, otp }) },
  }),
};
