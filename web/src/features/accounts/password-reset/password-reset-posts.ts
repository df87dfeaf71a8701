import { ApiError } from '#api/call-api.ts';
import type { PostedWrite } from '#api/form-action.ts';
import { areaOf, roleOfPath } from '#session/area-of.ts';
import * as words from '#words/accounts/identity.ts';

/** The three steps to a new password, as their forms are submitted without scripts. */
export const passwordResetPosts = {
  sendCode: async ({ email }, { send, url, params }) => {
    const sentTo = email ?? params.email ?? '';
    const { message } = await send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/forgot-password`, {
      email: sentTo,
    });
    return { message, email: sentTo };
  },
  checkCode: async ({ email, otp = '' }, { send, url }) =>
    send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/forgot-password`, { email, otp }),
  setPassword: async (typed, { send, url, params }) => {
    const { email = params.email, newPassword, repeated_password, reset_token, otp } = typed;
    const differ = words.passwords_differ;
    if (newPassword !== repeated_password) throw new ApiError(400, differ, { repeated_password: differ });
    const proof = reset_token ? { reset_token } : { otp: otp ?? '' };
    return send(`POST /api/${areaOf[roleOfPath(url.pathname)]}/reset-password`, {
      email,
      newPassword,
      ...proof,
    });
  },
} satisfies Record<string, PostedWrite>;
