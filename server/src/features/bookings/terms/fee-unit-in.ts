import type { FeeUnit } from '@kirdaar/contract/rules/terms';

const units: [RegExp, FeeUnit][] = [
  [/(?:per|a|each|\/) ?(?:shoot |shooting )?day\b|प्रति ?दिन|रोज़ाना/i, 'day'],
  [/(?:per|an|each|\/) ?episode|प्रति ?एपिसोड/i, 'episode'],
];

/** Returns what the pay of a casting call is for, as its text says it. */
export function feeUnitIn(compensation: string | null): FeeUnit {
  return units.find(([pattern]) => pattern.test(compensation ?? ''))?.[1] ?? 'job';
}
