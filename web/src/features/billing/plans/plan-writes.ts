import { callApi } from '#api/call-api.ts';

/** In a file of its own, because the page's `clientAction` is a chunk of its own and needs only this. */
export const planWrites = {
  cancelPlan: () => callApi('POST /api/user/plan/cancel'),
  setAutoRenew: (auto_renew: boolean) => callApi('PUT /api/user/plan/renewal', { body: { auto_renew } }),
};
