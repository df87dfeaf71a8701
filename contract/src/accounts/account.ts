import { z } from 'zod';
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

/**
 * Endpoints that ask for the password again. The limits are low so that a stolen session cannot be used to
 * guess the password.
 */
const guarded = { limit: { address: [perFiveMinutes(30)], account: [perHour(10)] }, reply: done } as const;
const confirming = { limit: { address: [perFiveMinutes(30)] }, reply: done } as const;

/** Required of an account with two-step login. */
const code = optional(secondFactorCode);

const changePassword = {
  ...guarded,
  body: z.object({ current_password: knownPassword, new_password: password, code }),
} as const;
const changeEmail = { ...guarded, body: z.object({ email, password: knownPassword, code }) } as const;
const confirmEmail = { ...confirming, body: z.object({ email, otp }) } as const;
const changeMobile = { ...guarded, body: z.object({ mobile, password: knownPassword, code }) } as const;
/** A mobile number receives messages, and is reserved for its account, once a code sent to it is entered. */
const requestMobileCode = {
  limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
  reply: done,
} as const;
const verifyMobile = { ...confirming, body: z.object({ otp }) } as const;
const confirmMobile = { ...confirming, body: z.object({ mobile, otp }) } as const;

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
    reply: done.extend({ role: z.enum(['talent', 'production']) }),
  }),
  'POST /api/user/change-password': endpoint({ access: 'talent', ...changePassword }),
  'POST /api/user/change-email': endpoint({ access: 'talent', ...changeEmail }),
  'POST /api/user/change-email/confirm': endpoint({ access: 'talent', ...confirmEmail }),
  'POST /api/user/change-mobile': endpoint({ access: 'talent', ...changeMobile }),
  'POST /api/user/verify-mobile': endpoint({ access: 'talent', ...requestMobileCode }),
  'POST /api/user/verify-mobile/confirm': endpoint({ access: 'talent', ...verifyMobile }),
  'POST /api/user/change-mobile/confirm': endpoint({ access: 'talent', ...confirmMobile }),

  'POST /api/production/change-password': endpoint({
    access: 'production',
    team: 'viewer',
    ...changePassword,
  }),
  'POST /api/production/change-email': endpoint({ access: 'production', team: 'viewer', ...changeEmail }),
  'POST /api/production/change-email/confirm': endpoint({
    access: 'production',
    team: 'viewer',
    ...confirmEmail,
  }),
  'POST /api/production/change-mobile': endpoint({ access: 'production', team: 'viewer', ...changeMobile }),
  'POST /api/production/verify-mobile': endpoint({
    access: 'production',
    team: 'viewer',
    ...requestMobileCode,
  }),
  'POST /api/production/verify-mobile/confirm': endpoint({
    access: 'production',
    team: 'viewer',
    ...verifyMobile,
  }),
  'POST /api/production/change-mobile/confirm': endpoint({
    access: 'production',
    team: 'viewer',
    ...confirmMobile,
  }),
};
