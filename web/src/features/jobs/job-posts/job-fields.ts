import { isAgeRange, mayCastChildren, writeAgeRange } from '@kirdaar/contract/rules/age-range';
import { isWhole } from '@kirdaar/contract/rules/fold-lookalikes';
import { MAX_POSITIONS, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { jobAudiences } from '@kirdaar/contract/rules/representation';
import { bodyTypes, skills } from '@kirdaar/contract/rules/talent-choices';
import { categories, jobGenders, jobProjectTypes, roleTypes } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import {
  type Answers,
  compensation,
  language,
  line,
  logistics,
  ownFieldNames,
  ownFields,
  roleFieldName,
} from '#features/jobs/job-posts/logistics-fields.ts';
import {
  checkMoneyRequest,
  children,
  projectInHindi,
  roleInHindi,
} from '#features/jobs/job-posts/special-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { labelOf } from '#ui/label-of.ts';
import { whole_number } from '#words/answers/input.ts';
import * as words from '#words/jobs/job-posts.ts';
import { project_types, role_types } from '#words/rules/calls.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

const lines = {
  type: 'lines',
  maxLength: MAX_TEXT,
  required: true,
  wide: true,
  check: checkMoneyRequest,
} as const;

const project: readonly FieldSpec[] = [
  {
    ...line,
    name: 'project_type',
    label: words.project_type,
    suggestions: jobProjectTypes.map((type) => labelOf(project_types, type)),
  },
  language,
  { ...lines, name: 'project_description', label: words.project_description },
  { ...uploadField('image'), name: 'image', label: words.image, wide: true },
];

const role: readonly FieldSpec[] = [
  { ...line, name: 'role_details', label: words.role_title, placeholder: words.role_title_example },
  { required: true, name: 'role_type', label: words.role_type, options: roleTypes, labels: role_types },
  {
    required: true,
    name: 'category',
    label: words.category,
    options: categories,
    labels: category_names,
    hint: words.category_hint,
  },
  { required: true, name: 'gender', label: common.gender, options: jobGenders, labels: gender_names },
  {
    ...line,
    name: 'age_range',
    label: words.age,
    placeholder: '18-24',
    hint: words.age_hint,
    check: (range) => (isAgeRange(writeAgeRange(range)) ? undefined : words.age_wrong),
  },
  { ...line, name: 'height', label: common.height, placeholder: words.height_example },
  { ...line, name: 'body_type', label: common.body_type, suggestions: bodyTypes },
  { ...line, name: 'skills_needed', label: words.skills, suggestions: skills, hint: words.skills_hint },
  { ...lines, name: 'role_description', label: words.role_description },
  {
    name: 'positions',
    label: words.positions,
    inputMode: 'numeric',
    placeholder: '1',
    hint: words.positions_hint,
    check: (typed) => (isWhole(typed, 1, MAX_POSITIONS) ? undefined : whole_number(1, MAX_POSITIONS)),
  },
  {
    name: 'open_to',
    label: words.open_to,
    options: jobAudiences,
    labels: words.job_audiences,
    hint: words.open_to_hint,
  },
];

/** With the terms for children if the age range requires them. */
function roleFields(index: number, answers: Answers): FieldSpec[] {
  const range = writeAgeRange(answers[roleFieldName(index, 'age_range')] ?? '');
  const asked = isAgeRange(range) && mayCastChildren(range) ? [...role, ...children] : role;
  return asked.map((field) => ({ ...field, name: roleFieldName(index, field.name) }));
}

/** With several roles, each label says which role it is about. */
function hindiFields(roles: number): FieldSpec[] {
  const ofRoles = Array.from({ length: roles }, (_, index) =>
    roleInHindi.map((field) => ({
      ...field,
      name: roleFieldName(index, field.name),
      label: roles > 1 ? words.hindi_of_role(field.label, index + 1) : field.label,
    })),
  );
  return [...projectInHindi, ...ofRoles.flat()];
}

export const roleFieldNames = [
  ...[...role, ...children, ...roleInHindi].map(({ name }) => name),
  ...ownFieldNames,
];

export function countRoles(answers: Answers): number {
  const indexes = Object.keys(answers).map((name) => Number(/^more_roles\.(\d)\./.exec(name)?.[1] ?? -1));
  return Math.max(0, ...indexes.map((index) => index + 1)) + 1;
}

/** `today` is the date in India; the fields in `shared` are left out. */
export function jobSections(today: string, answers: Answers, roles = 1, shared: readonly string[] = []) {
  const own = (fields: readonly FieldSpec[]) => fields.filter(({ name }) => !shared.includes(name));
  return {
    project: { title: words.project, fields: own(project) },
    roles: Array.from({ length: roles }, (_, index) => ({
      title: index === 0 ? words.role : words.role_further(index + 1),
      fields: roleFields(index, answers),
      own: index === 0 ? [] : ownFields(index, answers),
    })),
    logistics: { title: words.logistics, fields: logistics(today, answers) },
    compensation: { title: common.compensation, fields: [compensation] },
    hindi: { title: words.hindi, fields: own(hindiFields(roles)) },
  };
}
