import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/representation/agency.ts';
import { gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

export const invitedFields = {
  name: { name: 'name', label: words.name, required: true, maxLength: MAX_LINE, autoComplete: 'off' },
  contact: { name: 'contact', label: words.contact, required: true, autoComplete: 'off' },
  note: { name: 'note', label: words.note, type: 'lines', maxLength: MAX_LINE, wide: true },
} as const satisfies Record<string, FieldSpec>;

const { name, contact, note } = invitedFields;

export const clientFields = [
  name,
  contact,
  { name: 'commission_note', label: words.commission_note, hint: words.commission_hint, maxLength: MAX_LINE },
  { name: 'until', label: words.until, type: 'date' },
  note,
] as const satisfies FieldSpec[];

export const keptFields = [
  name,
  { name: 'date_of_birth', label: common.date_of_birth, type: 'date', required: true },
  { name: 'gender', label: common.gender, options: genders, labels: gender_names, required: true },
] as const satisfies FieldSpec[];
