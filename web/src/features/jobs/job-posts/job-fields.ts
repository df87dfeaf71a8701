import { isAgeRange, mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { findMoneyRequest, moneyRequestError } from '@kirdaar/contract/rules/asks-for-money';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import {
  MAX_CHILD_HOURS,
  MAX_CHILD_STRETCH,
  MAX_LINE,
  MAX_POSITIONS,
  MAX_TEXT,
} from '@kirdaar/contract/rules/limits';
import { bodyTypes, skills } from '@kirdaar/contract/rules/talent-choices';
import {
  auditionTypes,
  categories,
  compensations,
  jobAvailabilities,
  jobGenders,
  roleTypes,
} from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** Returns an error if a text of a casting call asks for money. */
export function checkMoneyRequest(typed: string): string | undefined {
  const phrase = findMoneyRequest(typed);
  return phrase && moneyRequestError(phrase);
}

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
    label: 'Project Type',
    suggestions: [
      'Movie',
      'Web Series',
      'Advertisement',
      'TV Serial',
      'Music Video',
      'Short Film',
      'Theatre',
    ],
  },
  { ...line, name: 'language_required', label: 'Language Required', placeholder: 'Hindi, Marathi' },
  { ...lines, name: 'project_description', label: 'Project Description' },
  { ...uploadField('image'), name: 'image', label: 'Image', wide: true },
];

const role: readonly FieldSpec[] = [
  { ...line, name: 'role_details', label: 'Role Title', placeholder: 'Younger sister of the lead' },
  { required: true, name: 'role_type', label: 'Role Type', options: roleTypes },
  {
    required: true,
    name: 'category',
    label: 'Talent Category',
    options: categories,
    hint: 'Choose All if any kind of talent can apply.',
  },
  { required: true, name: 'gender', label: 'Gender', options: jobGenders },
  {
    ...line,
    name: 'age_range',
    label: 'Age Range',
    placeholder: '18-24',
    hint: 'A range like 18-24, a minimum like 18+, or one age.',
    check: (range) => (isAgeRange(range) ? undefined : 'Enter an age range like 18-24, 18+ or 30.'),
  },
  { ...line, name: 'height', label: 'Height', placeholder: '5 ft 4 in to 5 ft 9 in' },
  { ...line, name: 'body_type', label: 'Body Type', suggestions: bodyTypes },
  {
    ...line,
    name: 'skills_needed',
    label: 'Skills Needed',
    suggestions: skills,
    hint: 'Separate several skills with commas.',
  },
  { ...lines, name: 'role_description', label: 'Role Description' },
  {
    name: 'positions',
    label: 'Positions',
    inputMode: 'numeric',
    placeholder: '1',
    hint: 'How many talent you need for this role. 1 unless you enter another number.',
    check: (typed) =>
      /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_POSITIONS
        ? undefined
        : `Please enter a whole number from 1 to ${MAX_POSITIONS}.`,
  },
];

/** A self-tape has no venue, so the date of its audition is the last day to send it. */
function logistics(today: string, auditionType: string | undefined): readonly FieldSpec[] {
  const isTape = auditionType === 'Self-tape';
  return [
    {
      ...line,
      name: 'phone_number',
      label: 'Phone Number',
      type: 'tel',
      autoComplete: 'tel',
      check: (typed) =>
        writeMobile(typed)
          ? undefined
          : 'Please enter a valid mobile number, with the country code if it is not Indian.',
    },
    {
      ...line,
      name: 'email',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      check: (typed) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : 'Please enter a valid email address.',
    },
    { ...line, name: 'city_location', label: 'City / Location', placeholder: 'Mumbai' },
    { required: true, name: 'audition_type', label: 'Audition Type', options: auditionTypes },
    {
      required: true,
      name: 'audition_dates',
      label: isTape ? 'Tape Deadline' : 'Audition Date',
      ...(isTape && { hint: 'The last day on which talent can send their tape.' }),
      type: 'date',
      dependsOn: 'shoot_dates',
      check: (audition, form) => {
        const shoot = form.get('shoot_dates');
        return shoot && audition > String(shoot)
          ? `The ${isTape ? 'tape deadline' : 'audition'} cannot be after the shoot.`
          : undefined;
      },
    },
    { required: true, name: 'shoot_dates', label: 'Shoot Date', type: 'date' },
    { ...line, name: 'shoot_duration', label: 'Shoot Duration', placeholder: '12 days' },
    {
      required: true,
      name: 'application_deadline',
      label: 'Application Deadline',
      type: 'date',
      min: today,
      hint: 'The casting call closes at the end of this day.',
      check: (deadline) => (deadline < today ? 'The deadline cannot be in the past.' : undefined),
    },
    {
      required: true,
      name: 'availability_required',
      label: 'Availability Required',
      options: jobAvailabilities,
    },
  ];
}

const compensation: readonly FieldSpec[] = [
  {
    maxLength: MAX_LINE,
    check: checkMoneyRequest,
    name: 'compensation',
    label: 'Compensation',
    suggestions: compensations,
    placeholder: 'Paid, 40,000 a day',
  },
];

function checkHours(max: number) {
  return (typed: string) => {
    const number = Number(typed);
    return number > 0 && number <= max ? undefined : `Please enter at most ${max} hours.`;
  };
}

/** Extra fields shown when the age range includes children. */
const children: readonly FieldSpec[] = [
  {
    ...line,
    name: 'child_permit_no',
    label: 'Permit Number',
    hint: 'The permit for children to work in this production.',
  },
  {
    required: true,
    name: 'child_daily_hours',
    label: 'Hours a Day',
    hint: `At most ${MAX_CHILD_HOURS}.`,
    check: checkHours(MAX_CHILD_HOURS),
  },
  {
    required: true,
    name: 'child_stretch_hours',
    label: 'Hours without a Break',
    hint: `At most ${MAX_CHILD_STRETCH}.`,
    check: checkHours(MAX_CHILD_STRETCH),
  },
  {
    ...line,
    name: 'child_responsible',
    label: 'Responsible Person',
    hint: 'The person who looks after the children on set.',
  },
];

export type Answers = Readonly<Record<string, string>>;

/** Returns the form field name of a role's field. The first role uses the plain field name. */
export function roleFieldName(index: number, field: string): string {
  return index === 0 ? field : `more_roles.${index - 1}.${field}`;
}

/**
 * Returns the fields of one role, including the terms for children when its age range requires
 * them.
 */
function roleFields(index: number, answers: Answers): FieldSpec[] {
  const range = answers[roleFieldName(index, 'age_range')] ?? '';
  const asked = isAgeRange(range.trim()) && mayCastChildren(range) ? [...role, ...children] : role;
  return asked.map((field) => ({ ...field, name: roleFieldName(index, field.name) }));
}

/** Names of all fields that a role can have. */
export const roleFieldNames = [...role, ...children].map(({ name }) => name);

/** Counts the roles that a form has answers for, at least one. */
export function countRoles(answers: Answers): number {
  const indexes = Object.keys(answers).map((name) => Number(/^more_roles\.(\d)\./.exec(name)?.[1] ?? -1));
  return Math.max(0, ...indexes.map((index) => index + 1)) + 1;
}

/** Returns the sections of the casting call form for the current answers. `today` is the date in India. */
export function jobSections(today: string, answers: Answers, roles = 1) {
  return {
    project: { title: 'Project Information', fields: project },
    roles: Array.from({ length: roles }, (_, index) => ({
      title: index === 0 ? 'Role Details' : `Role Details: role ${index + 1}`,
      fields: roleFields(index, answers),
    })),
    logistics: { title: 'Logistics', fields: logistics(today, answers.audition_type) },
    compensation: { title: 'Compensation', fields: compensation },
  };
}
