import type { Agreement, Preference } from '@kirdaar/contract/notifications/preferences';
import type { ApplicationDigest, Language } from '@kirdaar/contract/rules/notifications';
import { callApi } from '#api/call-api.ts';

/** The notification settings of the logged-in user, each saved at once. */
export const preferenceWrites = {
  setChannel: (body: Pick<Preference, 'kind' | 'channel' | 'wanted'>) =>
    callApi('PUT /api/preferences', { body }),
  setLanguage: (language: Language) => callApi('PUT /api/preferences/language', { body: { language } }),
  setApplicationDigest: (digest: ApplicationDigest) =>
    callApi('PUT /api/preferences/application-digest', { body: { digest } }),
  setAgreement: (body: Pick<Agreement, 'channel' | 'agreed' | 'version'>) =>
    callApi('PUT /api/agreements', { body }),
};
