import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** Turns two-step login on and off. */
export const twoFactorWrites = {
  /** Returns what an authenticator app needs; it takes effect when `confirmSetup` sends the app's first code. */
  beginSetup: ({ role, ...body }: { role: Role; password: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor`, { body }),
  confirmSetup: ({ role, code }: { role: Role; code: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor/confirm`, { body: { code } }),
  turnOff: ({ role, ...body }: { role: Role; password: string; code: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor/remove`, { body }),
};
