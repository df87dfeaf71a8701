import type { Agreement, Preference } from '@kirdaar/contract/notifications/preferences';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { ApplicationDigest } from '@kirdaar/contract/rules/notifications';
import { callApi } from '#api/call-api.ts';
import { keepLanguage } from '#session/language-cookie.ts';

export const preferenceWrites = {
  setChannel: (body: Pick<Preference, 'kind' | 'channel' | 'wanted'>) =>
    callApi('PUT /api/preferences', { body }),
  /** The pages of the area then open in it too. */
  setLanguage: async (language: Language) => {
    const answer = await callApi('PUT /api/preferences/language', { body: { language } });
    keepLanguage(language);
    return answer;
  },
  setApplicationDigest: (digest: ApplicationDigest) =>
    callApi('PUT /api/preferences/application-digest', { body: { digest } }),
  setAgreement: (body: Pick<Agreement, 'channel' | 'agreed' | 'version'>) =>
    callApi('PUT /api/agreements', { body }),
};
