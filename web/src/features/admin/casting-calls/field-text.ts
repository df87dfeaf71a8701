import type { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import { longDay } from '#ui/day-text.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as words from '#words/admin/reviews.ts';
import { job_audiences } from '#words/jobs/job-posts.ts';
import { audition_types, call_availabilities, project_types, role_types } from '#words/rules/calls.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { talent_choices } from '#words/rules/talent.ts';

type Field = (typeof reviewedJobFields)[number] | 'house' | 'owner' | 'website' | 'location' | 'talent';

const fieldLabels: Labels = words.fields satisfies Record<Field, string>;

const valueLabels: Readonly<Record<string, Labels>> = {
  project_type: project_types,
  language_required: spoken_languages,
  role_type: role_types,
  open_to: job_audiences,
  category: category_names,
  gender: gender_names,
  body_type: talent_choices.body_type,
  skills_needed: talent_choices.skills,
  audition_type: audition_types,
  availability_required: call_availabilities,
};

export function fieldLabel(field: string): string {
  return labelOf(fieldLabels, field);
}

/** Returns the value of a field of a casting call as staff read it; a day is written out. */
export function fieldText(field: string, value: string | number | null): string {
  const text = String(value ?? '');
  const labels = valueLabels[field];
  if (labels)
    return text
      .split(', ')
      .map((one) => labelOf(labels, one))
      .join(', ');
  return /^\d{4}-\d\d-\d\d$/.test(text) ? longDay(text) : text;
}
