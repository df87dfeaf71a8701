import { isAgeRange, mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { moneyAskedIn, refuseMoneyWords } from '@kirdaar/contract/rules/asks-for-money';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { CHILD_HOURS_MOST, CHILD_STRETCH_MOST, LINE_MOST, TEXT_MOST } from '@kirdaar/contract/rules/limits';
import {
  auditionTypes,
  bodyTypes,
  categories,
  compensations,
  genders,
  jobAvailabilities,
  roleTypes,
  skills,
} from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

/** What a text of a call may not say. */
export function checkHonest(typed: string): string | undefined {
  const phrase = moneyAskedIn(typed);
  return phrase && refuseMoneyWords(phrase);
}

const line = { maxLength: LINE_MOST, required: true, check: checkHonest };
const lines = {
  type: 'lines',
  maxLength: TEXT_MOST,
  required: true,
  wide: true,
  check: checkHonest,
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
    hint: 'All: every kind of talent may fit.',
  },
  { required: true, name: 'gender', label: 'Gender', options: genders },
  {
    ...line,
    name: 'age_range',
    label: 'Age Range',
    placeholder: '18-24',
    hint: 'From and to, 18+ without an end, or one age.',
    check: (range) => (isAgeRange(range) ? undefined : 'Write an age range like 18-24, 18+ or 30.'),
  },
  { ...line, name: 'height', label: 'Height', placeholder: '5 ft 4 in to 5 ft 9 in' },
  { ...line, name: 'body_type', label: 'Body Type', suggestions: bodyTypes },
  {
    ...line,
    name: 'skills_needed',
    label: 'Skills Needed',
    suggestions: skills,
    hint: 'Several with commas between them.',
  },
  { ...lines, name: 'role_description', label: 'Role Description' },
];

function logistics(today: string): readonly FieldSpec[] {
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
      label: 'Audition Date',
      type: 'date',
      dependsOn: 'shoot_dates',
      check: (audition, form) => {
        const shoot = form.get('shoot_dates');
        return shoot && audition > String(shoot) ? 'The audition cannot be after the shoot.' : undefined;
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
      hint: 'The call closes at the end of this day.',
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
    maxLength: LINE_MOST,
    check: checkHonest,
    name: 'compensation',
    label: 'Compensation',
    suggestions: compensations,
    placeholder: 'Paid, 40,000 a day',
  },
];

function hours(most: number) {
  return (typed: string) => {
    const number = Number(typed);
    return number > 0 && number <= most ? undefined : `Please enter the hours: at most ${most}.`;
  };
}

/** What is asked where the age range takes in children. */
const children: readonly FieldSpec[] = [
  {
    ...line,
    name: 'child_permit_no',
    label: 'Permit Number',
    hint: 'The permission to have children work in this production.',
  },
  {
    required: true,
    name: 'child_daily_hours',
    label: 'Hours a Day',
    hint: `At most ${CHILD_HOURS_MOST}.`,
    check: hours(CHILD_HOURS_MOST),
  },
  {
    required: true,
    name: 'child_stretch_hours',
    label: 'Hours without Rest',
    hint: `At most ${CHILD_STRETCH_MOST}.`,
    check: hours(CHILD_STRETCH_MOST),
  },
  {
    ...line,
    name: 'child_responsible',
    label: 'Responsible Person',
    hint: 'Who looks after the children on the set.',
  },
];

export type Answers = Readonly<Record<string, string>>;

/** The name of a role's field in a form of several roles; the first role's is the field's own. */
export function nameIn(place: number, field: string): string {
  return place === 0 ? field : `more_roles.${place - 1}.${field}`;
}

/** The fields of the role at a place of the form; a child's terms among them where its age range asks for them. */
function roleFields(place: number, answers: Answers): FieldSpec[] {
  const range = answers[nameIn(place, 'age_range')] ?? '';
  const asked = isAgeRange(range.trim()) && mayCastChildren(range) ? [...role, ...children] : role;
  return asked.map((field) => ({ ...field, name: nameIn(place, field.name) }));
}

/** The names of all that may be asked for a role. */
export const roleFieldNames = [...role, ...children].map(({ name }) => name);

/** How many roles a form has answers for, at least one. */
export function rolesIn(answers: Answers): number {
  const places = Object.keys(answers).map((name) => Number(/^more_roles\.(\d)\./.exec(name)?.[1] ?? -1));
  return Math.max(0, ...places.map((place) => place + 1)) + 1;
}

/** What a house is asked for its calls, section by section, as far as it is answered. `today` is the day in India. */
export function jobSections(today: string, answers: Answers, roles = 1) {
  return {
    project: { title: 'Project Information', fields: project },
    roles: Array.from({ length: roles }, (_, place) => ({
      title: place === 0 ? 'Role Details' : `Role Details: role ${place + 1}`,
      fields: roleFields(place, answers),
    })),
    logistics: { title: 'Logistics', fields: logistics(today) },
    compensation: { title: 'Compensation', fields: compensation },
  };
}
