import { isAgeRange } from '@kirdaar/contract/rules/age-range';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { LINE_MOST, TEXT_MOST } from '@kirdaar/contract/rules/limits';
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

const line = { maxLength: LINE_MOST, required: true };
const lines = { type: 'lines', maxLength: TEXT_MOST, required: true, wide: true } as const;

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
    name: 'compensation',
    label: 'Compensation',
    suggestions: compensations,
    placeholder: 'Paid, 40,000 a day',
  },
];

/** What a house is asked for a new call, section by section. `today` is the day in India. */
export function jobSections(today: string) {
  return [
    { title: 'Project Information', fields: project },
    { title: 'Role Details', fields: role },
    { title: 'Logistics', fields: logistics(today) },
    { title: 'Compensation', fields: compensation },
  ];
}
