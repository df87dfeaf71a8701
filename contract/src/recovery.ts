import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, email, otp, password, token } from './fields.ts';
import { perFiveMinutes, perMinute } from './rates.ts';

/** Asks for a code, or, with the code, for the token that allows one reset. */
const forgotPassword = endpoint({
  access: 'public',
  limit: { address: [perFiveMinutes(30)] },
  body: z.object({ email, otp: otp.optional() }),
  reply: done.extend({ reset_token: z.string().optional() }),
});

const passwordReset = z.object({
  email,
  newPassword: password,
  /** One of the two proves that the address is the caller's. */
  reset_token: token.optional().catch(undefined),
  otp: otp.optional(),
});
export type PasswordReset = z.output<typeof passwordReset>;

const resetPassword = endpoint({
  access: 'public',
  limit: { address: [perMinute(10)] },
  body: passwordReset,
  reply: done,
});

export const recovery = {
  'POST /api/user/forgot-password': forgotPassword,
  'POST /api/user/reset-password': resetPassword,
  'POST /api/production/forgot-password': forgotPassword,
  'POST /api/production/reset-password': resetPassword,
};
