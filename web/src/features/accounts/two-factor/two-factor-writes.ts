import { callApi } from '#api/call-api.ts';

/** Turns two-step login of a house on and off. */
export const twoFactorWrites = {
  /** Returns what an authenticator app needs; it takes effect when `confirmSetup` sends the app's first code. */
  beginSetup: (body: { password: string }) => callApi('POST /api/production/second-factor', { body }),
  confirmSetup: (code: string) => callApi('POST /api/production/second-factor/confirm', { body: { code } }),
  turnOff: (body: { password: string; code: string }) =>
    callApi('POST /api/production/second-factor/remove', { body }),
};
