import { apiKeyDays } from '@kirdaar/contract/rules/api-scopes';
import { callApi } from '#api/call-api.ts';
import { type ApiKeyAnswers, scopesOf } from '#features/accounts/api-keys/api-key-fields.ts';

export const apiKeyWrites = {
  createApiKey: (answers: ApiKeyAnswers) => {
    const { name, password, code } = answers;
    const days = apiKeyDays.find((choice) => String(choice) === answers.days) ?? 30;
    return callApi('POST /api/account/api-keys', {
      body: { name, password, days, scopes: scopesOf(answers), ...(code && { code }) },
    });
  },
  endApiKey: (id: string) => callApi('DELETE /api/account/api-keys/:id', { params: { id } }),
};
