import type { ApiKey } from '@kirdaar/contract/accounts/api-keys';
import { type ApiArea, type ApiScope, apiAreas, apiKeyDays } from '@kirdaar/contract/rules/api-scopes';
import { callApi } from '#api/call-api.ts';
import { authenticatorCode, confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import type { Role } from '#session/area-of.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/account-settings.ts';

const levels = ['none', 'read', 'write'] as const;

const days = {
  name: 'days',
  label: words.days,
  options: apiKeyDays.map(String),
  labels: words.days_labels,
  required: true,
} as const satisfies FieldSpec;

export type ApiKeyField = ApiArea | 'name' | 'days' | 'password' | 'code';
export type ApiKeyAnswers = Record<ApiKeyField, string>;

/** The answers that a new form begins with. */
export const firstAnswers: Record<string, string> = {
  days: '90',
  ...Object.fromEntries(apiAreas.map((area) => [area, 'none'])),
};

export function fieldsOf(role: Role, twoStep: boolean): (FieldSpec & { name: ApiKeyField })[] {
  const areas = apiAreas.map((area) => ({
    name: area,
    label: words.areas[role][area],
    options: levels,
    labels: words.levels,
    required: true,
  }));
  const name = { name: 'name', label: words.api_keys_name, required: true, maxLength: 100 } as const;
  const hint = words.api_keys_name_hint;
  return [
    { ...name, hint },
    days,
    ...areas,
    { ...confirmingPassword, wide: !twoStep },
    ...(twoStep ? [authenticatorCode] : []),
  ];
}

/** Returns the scopes that were chosen; a key that may change may also read. */
export function scopesOf(answers: ApiKeyAnswers): ApiScope[] {
  return apiAreas.flatMap((area) => {
    const level = answers[area];
    return level === 'read' || level === 'write' ? [`${area}:${level}` as const] : [];
  });
}

/** Writes what a key may do, such as `Read and change: Casting calls. Read: Your profile.` */
export function scopeText(role: Role, { scopes }: Pick<ApiKey, 'scopes'>): string {
  return (['write', 'read'] as const)
    .flatMap((level) => {
      const areas = apiAreas.filter((area) => scopes.includes(`${area}:${level}`));
      const named = areas.map((area) => words.areas[role][area]).join(', ');
      return named ? [words.key_scope(words.levels[level], named)] : [];
    })
    .join(' ');
}

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
