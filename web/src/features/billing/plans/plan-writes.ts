import { callApi } from '#api/call-api.ts';

/** What a talent may change about the current plan. */
export const planWrites = {
  cancelPlan: () => callApi('POST /api/user/plan/cancel'),
  setAutoRenew: (auto_renew: boolean) => callApi('PUT /api/user/plan/renewal', { body: { auto_renew } }),
};
