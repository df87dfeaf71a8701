import {
  type SensitiveField,
  sensitiveFields,
  type TalentFieldName,
  talentFieldList,
  talentFields,
} from '@kirdaar/contract/rules/talent-fields';
import { type FactVisibility, factVisibilities } from '@kirdaar/contract/rules/vocabulary';
import type { ProfileForm } from '@kirdaar/contract/talent';
import { USUAL_VISIBILITY } from '#features/talent/profile-policy.ts';
import type { Json } from '#platform/database-types.generated.ts';

/** The column `details`: what has no column of its own. Shaped by the contract when it was written. */
export type Details = Readonly<Record<string, unknown>>;
type Value = string | boolean | readonly string[] | null;

const columnOf = new Map<string, string | undefined>(
  talentFieldList.map(([name, { column }]) => [name, column]),
);

export function detailsOf({ details }: { details: Json }): Details {
  // Whatever writes the column writes an object.
  return details as Details;
}

/** What a form makes of the kept profile: the columns it changes, with the whole of the new `details`. */
export function changesOf(form: ProfileForm, kept: { name: string; details: Details }) {
  const columns: Record<string, unknown> = {};
  const details: Record<string, unknown> = { ...kept.details };
  for (const [name, value] of givenIn(form)) {
    const column = columnOf.get(name);
    if (column) columns[column] = value;
    else details[name] = value;
  }
  if (form.work_links) details.work_links = form.work_links;
  if (form.field_visibility) details.field_visibility = { ...chosenIn(details), ...form.field_visibility };
  const answered = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
  return { ...columns, name: fullName(answered) || kept.name, details: JSON.stringify(answered) };
}

/** The fields of the table that a form fills, and those that it empties. */
function givenIn(form: ProfileForm): [TalentFieldName, Value][] {
  return talentFieldList.flatMap(([name]): [TalentFieldName, Value][] => {
    const value = form[name];
    if (value !== undefined) return [[name, value]];
    return form.clear?.some((cleared) => cleared === name) ? [[name, emptyOf(name)]] : [];
  });
}

function fullName({ first_name, middle_name, last_name }: Details): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** How a field is answered that holds nothing, or nothing for the reader. */
export function emptyOf(name: TalentFieldName) {
  return talentFields[name].kind === 'list' ? [] : null;
}

/** A fact as it is kept; one that was kept in another form, before there was a rule, in that of today. */
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

/** The texts of a list, of its JSON text or of a text with commas. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((text) => typeof text === 'string');
  if (typeof value !== 'string') return [];
  try {
    return textsIn(JSON.parse(value));
  } catch {
    return value.split(',').flatMap((text) => text.trim() || []);
  }
}

/** Who sees each sensitive fact, by the talent's choice or as usual. */
export function visibilityIn(details: Details): Record<SensitiveField, FactVisibility> {
  const chosen = chosenIn(details);
  // Every sensitive field is mapped.
  return Object.fromEntries(
    sensitiveFields.map((name) => [name, chosen[name] ?? USUAL_VISIBILITY]),
  ) as Record<SensitiveField, FactVisibility>;
}

function chosenIn({ field_visibility }: Details): Partial<Record<string, FactVisibility>> {
  const entries = typeof field_visibility === 'object' ? Object.entries(field_visibility ?? {}) : [];
  return Object.fromEntries(entries.filter(([, value]) => factVisibilities.includes(value)));
}
