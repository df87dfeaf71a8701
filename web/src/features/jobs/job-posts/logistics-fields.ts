import { writePhone } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { auditionTypes, compensations, jobAvailabilities } from '@kirdaar/contract/rules/vocabulary';
import { checkEmail } from '#features/accounts/identity/identity-fields.ts';
import { checkMoneyRequest } from '#features/jobs/job-posts/special-fields.ts';
import { longDay } from '#ui/day-text.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { labelOf } from '#ui/label-of.ts';
import { audition_after_shoot, audition_end_before_start } from '#words/answers/casting-input.ts';
import { phone_wrong } from '#words/answers/input.ts';
import * as jobsAnswers from '#words/answers/jobs.ts';
import { terms_tape } from '#words/jobs/job-details.ts';
import * as words from '#words/jobs/job-posts.ts';
import { audition_types, call_availabilities } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

export type Answers = Readonly<Record<string, string>>;

/** The first role uses the plain field name. */
export function roleFieldName(index: number, field: string): string {
  return index === 0 ? field : `more_roles.${index - 1}.${field}`;
}

export const line = { maxLength: MAX_LINE, required: true, check: checkMoneyRequest };

export const language: FieldSpec = {
  ...line,
  name: 'language_required',
  label: words.language,
  placeholder: words.language_example,
};

export const compensation: FieldSpec = {
  maxLength: MAX_LINE,
  check: checkMoneyRequest,
  name: 'compensation',
  label: common.compensation,
  suggestions: compensations,
  placeholder: words.pay_example,
};

const city: FieldSpec = {
  ...line,
  name: 'city_location',
  label: words.city,
  placeholder: common.city_example,
};

const auditionType: FieldSpec = {
  required: true,
  name: 'audition_type',
  label: words.audition_type,
  options: auditionTypes,
  labels: audition_types,
};

/** A self-tape has no venue, so the date of its audition is the last day to send it. */
function days(index: number, answers: Answers): FieldSpec[] {
  const nameOf = (field: string) => roleFieldName(index, field);
  const answerOf = (form: FormData, field: string) =>
    String(form.get(nameOf(field)) || form.get(field) || '');
  const isTape = (answers[nameOf('audition_type')] || answers.audition_type) === 'Self-tape';
  const isLate = (day: string, form: FormData) => {
    const shoot = answerOf(form, 'shoot_dates');
    return shoot !== '' && day > shoot;
  };
  const last: FieldSpec = {
    name: 'audition_end_date',
    label: words.audition_end,
    type: 'date',
    dependsOn: nameOf('shoot_dates'),
    check: (day, form) => {
      if (day < answerOf(form, 'audition_dates')) return audition_end_before_start;
      return isLate(day, form) ? audition_after_shoot : undefined;
    },
  };
  return [
    {
      required: true,
      name: 'audition_dates',
      label: isTape ? terms_tape : words.audition_date,
      ...(isTape && { hint: words.tape_deadline_hint }),
      type: 'date',
      dependsOn: nameOf('shoot_dates'),
      check: (day, form) => {
        if (!isLate(day, form)) return undefined;
        return isTape ? words.tape_deadline_late : audition_after_shoot;
      },
    },
    ...(isTape ? [] : [last]),
    { required: true, name: 'shoot_dates', label: words.shoot_date, type: 'date' },
  ];
}

export function logistics(today: string, answers: Answers): readonly FieldSpec[] {
  return [
    {
      ...line,
      name: 'phone_number',
      label: common.phone_number,
      type: 'tel',
      autoComplete: 'tel',
      check: (typed) => (writePhone(typed) ? undefined : phone_wrong),
    },
    {
      ...line,
      name: 'email',
      label: common.email,
      type: 'email',
      autoComplete: 'email',
      check: checkEmail,
    },
    city,
    auditionType,
    ...days(0, answers),
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

export const ownFieldNames = [
  ...['compensation', 'city_location', 'language_required', 'audition_type'],
  ...['audition_dates', 'audition_end_date', 'shoot_dates'],
];

/** What a further role may say differently from the project. Its hint says what it is otherwise. */
export function ownFields(index: number, answers: Answers): FieldSpec[] {
  return [compensation, city, language, auditionType, ...days(index, answers)].map((field) => {
    const shared = answers[field.name];
    const shown = shared && (field.type === 'date' ? longDay(shared) : sharedText(field, shared));
    return {
      ...field,
      name: roleFieldName(index, field.name),
      required: false,
      ...(shown && { hint: words.role_own_otherwise(shown) }),
    };
  });
}

function sharedText({ labels }: FieldSpec, answer: string): string {
  return labels ? labelOf(labels, answer) : answer;
}
