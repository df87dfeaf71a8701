import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, email, otp, password, token } from '#fields.ts';
import { perFiveMinutes, perMinute } from '#rates.ts';

/** Requests a one-time code or, when sent with the code, returns the token that allows one password reset. */
const forgotPassword = endpoint({
  access: 'public',
  limit: { address: [perFiveMinutes(30)] },
  body: z.object({ email, otp: otp.optional() }),
  reply: done.extend({ reset_token: z.string().optional() }),
});

const passwordReset = z.object({
  email,
  newPassword: password,
  /** Either this token or the one-time code proves that the email address belongs to the caller. */
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

export const passwordResetEndpoints = {
  'POST /api/user/forgot-password': forgotPassword,
  'POST /api/user/reset-password': resetPassword,
  'POST /api/production/forgot-password': forgotPassword,
  'POST /api/production/reset-password': resetPassword,
};
