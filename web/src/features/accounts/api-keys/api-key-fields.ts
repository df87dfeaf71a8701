import type { ApiKey } from '@kirdaar/contract/accounts/api-keys';
import { type ApiArea, type ApiScope, apiAreas, apiKeyDays } from '@kirdaar/contract/rules/api-scopes';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { authenticatorCode } from '#features/accounts/two-factor/TurnOffTwoFactor.tsx';
import type { Role } from '#session/area-of.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** What each area is called, by who sees it. */
const areaLabels: Record<Role, Record<ApiArea, string>> = {
  talent: {
    profiles: 'Your profile',
    jobs: 'Casting calls',
    applications: 'Your applications',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
  production: {
    profiles: 'Talent, lists and company profile',
    jobs: 'Casting calls',
    applications: 'Applications and review',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
};

const levels = ['none', 'read', 'write'] as const;
const levelLabels = { none: 'No access', read: 'Read', write: 'Read and change' } as const;

const days = {
  name: 'days',
  label: 'Works for',
  options: apiKeyDays.map(String),
  labels: { 30: '30 days', 90: '90 days', 365: 'A year' },
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
    label: areaLabels[role][area],
    options: levels,
    labels: levelLabels,
    required: true,
  }));
  const name = { name: 'name', label: 'Name of the key', required: true, maxLength: 100 } as const;
  const hint = 'For example the program that uses it.';
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
      const named = areas.map((area) => areaLabels[role][area]).join(', ');
      return named ? [`${levelLabels[level]}: ${named}.`] : [];
    })
    .join(' ');
}
