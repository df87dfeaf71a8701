import { heightInCm } from '@kirdaar/contract/rules/body-measures';
import { type Credit, sortCredits } from '@kirdaar/contract/rules/credits';
import {
  type SensitiveField,
  sensitiveFields,
  type TalentFieldName,
  talentFieldList,
  talentFields,
} from '@kirdaar/contract/rules/talent-fields';
import { type FactVisibility, factVisibilities } from '@kirdaar/contract/rules/talent-vocabulary';
import type { ProfileForm } from '@kirdaar/contract/talent/profile';
import { DEFAULT_VISIBILITY } from '#features/talent/profile/profile-policy.ts';
import type { Json } from '#platform/database/database-types.generated.ts';

/** The column `details`: fields without a column of their own, validated by the contract when written. */
export type Details = Readonly<Record<string, unknown>>;
type Value = string | boolean | readonly string[] | null;

const columnOf = new Map<string, string | undefined>(
  talentFieldList.map(([name, { column }]) => [name, column]),
);

export function detailsOf({ details }: { details: Json }): Details {
  // The cast is safe: every writer of the column writes an object.
  return details as Details;
}

/** Returns the columns that a form changes, including the complete new `details`. */
export function changesOf(form: ProfileForm, stored: { name: string; details: Details }) {
  const columns: Record<string, unknown> = {};
  const details: Record<string, unknown> = { ...stored.details };
  for (const [name, value] of valuesOf(form)) {
    const column = columnOf.get(name);
    if (column) columns[column] = value;
    else details[name] = value;
  }
  if (form.tattoos === undefined) Object.assign(details, tattoosOf(details, stored.details));
  if (form.work_links) details.work_links = form.work_links;
  if (form.credits) details.credits = form.credits;
  if (form.field_visibility)
    details.field_visibility = { ...chosenVisibility(details), ...form.field_visibility };
  const answered = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  const { first_name, middle_name, last_name, height } = answered;
  const height_cm = (typeof height === 'string' && heightInCm(height)) || null;
  const name = [first_name, middle_name, last_name].filter(Boolean).join(' ') || stored.name;
  return { ...columns, name, height_cm, details: JSON.stringify(answered) };
}

const isTattoo: Readonly<Record<string, boolean>> = {
  ...{ Yes: true, HIDDEN: true, TEMPORARY: true, PERMANENT: true, 'MENTION VISIBLE BODY PART': true },
  No: false,
};

/** The public fact about tattoos follows a new answer about tattoos and piercings. A piercing is no tattoo. */
function tattoosOf({ tattoo_piercing }: Details, stored: Details) {
  const before = stored.tattoo_piercing;
  if (tattoo_piercing === before) return {};
  return {
    tattoos:
      isTattoo[String(tattoo_piercing)] ?? (isTattoo[String(before)] === undefined ? stored.tattoos : null),
  };
}

function valuesOf(form: ProfileForm): [TalentFieldName, Value][] {
  return talentFieldList.flatMap(([name]): [TalentFieldName, Value][] => {
    const value = form[name];
    if (value !== undefined) return [[name, value]];
    return form.clear?.some((cleared) => cleared === name) ? [[name, emptyOf(name)]] : [];
  });
}

/** Returns the stored credits, the newest first. */
export function creditsIn(credits: unknown): Credit[] {
  // The cast is safe: the contract validates every credit that is written.
  return Array.isArray(credits) ? sortCredits(credits as Credit[]) : [];
}

/** The value of a field that is empty or hidden from the reader. */
export function emptyOf(name: TalentFieldName) {
  return talentFields[name].kind === 'list' ? [] : null;
}

/** Returns a stored fact. Values stored in an older format are converted to the current one. */
export function factOf(row: { details: Details }, name: TalentFieldName): Value {
  const column = columnOf.get(name);
  const value = column ? Object.entries(row).find(([key]) => key === column)?.[1] : row.details[name];
  const { kind } = talentFields[name];
  if (kind === 'list') return textsIn(value);
  if (kind === 'flag') return flagIn(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function flagIn(value: unknown): boolean | null {
  if (value === true || value === '1' || value === 1) return true;
  return value === false || value === '0' || value === 0 ? false : null;
}

export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((text) => typeof text === 'string');
  if (typeof value !== 'string') return [];
  try {
    return textsIn(JSON.parse(value));
  } catch {
    return value.split(',').flatMap((text) => text.trim() || []);
  }
}

/** Returns who may see each sensitive fact: the talent's choice or the default. */
export function visibilityIn(details: Details): Record<SensitiveField, FactVisibility> {
  const chosen = chosenVisibility(details);
  // The cast is safe: every sensitive field is mapped.
  return Object.fromEntries(
    sensitiveFields.map((name) => [name, chosen[name] ?? DEFAULT_VISIBILITY]),
  ) as Record<SensitiveField, FactVisibility>;
}

function chosenVisibility({ field_visibility }: Details): Partial<Record<string, FactVisibility>> {
  const entries = typeof field_visibility === 'object' ? Object.entries(field_visibility ?? {}) : [];
  return Object.fromEntries(entries.filter(([, value]) => factVisibilities.includes(value)));
}
