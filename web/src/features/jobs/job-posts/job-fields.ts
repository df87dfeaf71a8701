import { isAgeRange, mayCastChildren, writeAgeRange } from '@kirdaar/contract/rules/age-range';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_POSITIONS, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { bodyTypes, skills } from '@kirdaar/contract/rules/talent-choices';
import {
  auditionTypes,
  categories,
  compensations,
  jobAvailabilities,
  jobGenders,
  jobProjectTypes,
  roleTypes,
} from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { checkEmail } from '#features/accounts/identity/identity-fields.ts';
import {
  checkMoneyRequest,
  children,
  projectInHindi,
  roleInHindi,
} from '#features/jobs/job-posts/special-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { labelOf } from '#ui/label-of.ts';
import * as castingInputAnswers from '#words/answers/casting-input.ts';
import { mobile_wrong } from '#words/answers/input.ts';
import * as jobsAnswers from '#words/answers/jobs.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';
import * as words from '#words/jobs/job-posts.ts';
import { audition_types, call_availabilities, project_types, role_types } from '#words/rules/calls.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

const line = { maxLength: MAX_LINE, required: true, check: checkMoneyRequest };
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
  { ...line, name: 'language_required', label: words.language, placeholder: words.language_example },
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
    check: (typed) =>
      /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_POSITIONS
        ? undefined
        : words.positions_wrong(MAX_POSITIONS),
  },
];

/** A self-tape has no venue, so the date of its audition is the last day to send it. */
function logistics(today: string, auditionType: string | undefined): readonly FieldSpec[] {
  const isTape = auditionType === 'Self-tape';
  return [
    {
      ...line,
      name: 'phone_number',
      label: common.phone_number,
      type: 'tel',
      autoComplete: 'tel',
      check: (typed) => (writeMobile(typed) ? undefined : mobile_wrong),
    },
    {
      ...line,
      name: 'email',
      label: common.email,
      type: 'email',
      autoComplete: 'email',
      check: checkEmail,
    },
    { ...line, name: 'city_location', label: words.city, placeholder: common.city_example },
    {
      required: true,
      name: 'audition_type',
      label: words.audition_type,
      options: auditionTypes,
      labels: audition_types,
    },
    {
      required: true,
      name: 'audition_dates',
      label: isTape ? jobDetailsWords.terms_tape : words.audition_date,
      ...(isTape && { hint: words.tape_deadline_hint }),
      type: 'date',
      dependsOn: 'shoot_dates',
      check: (audition, form) => {
        const shoot = form.get('shoot_dates');
        if (!shoot || audition <= String(shoot)) return undefined;
        return isTape ? words.tape_deadline_late : castingInputAnswers.audition_after_shoot;
      },
    },
    { required: true, name: 'shoot_dates', label: words.shoot_date, type: 'date' },
    {
      ...line,
      name: 'shoot_duration',
      label: words.shoot_duration,
      placeholder: words.shoot_duration_example,
    },
    {
      required: true,
      name: 'application_deadline',
      label: words.deadline,
      type: 'date',
      min: today,
      hint: words.deadline_hint,
      check: (deadline) => (deadline < today ? jobsAnswers.deadline_in_past : undefined),
    },
    {
      required: true,
      name: 'availability_required',
      label: words.availability,
      options: jobAvailabilities,
      labels: call_availabilities,
    },
  ];
}

const compensation: readonly FieldSpec[] = [
  {
    maxLength: MAX_LINE,
    check: checkMoneyRequest,
    name: 'compensation',
    label: common.compensation,
    suggestions: compensations,
    placeholder: words.pay_example,
  },
];

export type Answers = Readonly<Record<string, string>>;

/** The first role uses the plain field name. */
export function roleFieldName(index: number, field: string): string {
  return index === 0 ? field : `more_roles.${index - 1}.${field}`;
}

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

export const roleFieldNames = [...role, ...children, ...roleInHindi].map(({ name }) => name);

export function countRoles(answers: Answers): number {
  const indexes = Object.keys(answers).map((name) => Number(/^more_roles\.(\d)\./.exec(name)?.[1] ?? -1));
  return Math.max(0, ...indexes.map((index) => index + 1)) + 1;
}

/** `today` is the date in India. */
export function jobSections(today: string, answers: Answers, roles = 1) {
  return {
    project: { title: words.project, fields: project },
    roles: Array.from({ length: roles }, (_, index) => ({
      title: index === 0 ? words.role : words.role_further(index + 1),
      fields: roleFields(index, answers),
    })),
    logistics: { title: words.logistics, fields: logistics(today, answers.audition_type) },
    compensation: { title: common.compensation, fields: compensation },
    hindi: { title: words.hindi, fields: hindiFields(roles) },
  };
}
