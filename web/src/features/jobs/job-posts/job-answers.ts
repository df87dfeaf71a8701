import type { EndpointInput } from '@kirdaar/contract/api';
import type { Job } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { countRoles, roleFieldNames } from '#features/jobs/job-posts/job-fields.ts';
import { type Answers, ownFieldNames, roleFieldName } from '#features/jobs/job-posts/logistics-fields.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';

type Input = EndpointInput<'POST /api/production/jobs', File>;

export function answersFromForm(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function chosenImage(form: FormData): File | undefined {
  const image = form.get('image');
  // An untouched file control yields an empty file without a name.
  return image instanceof File && image.name ? image : undefined;
}

/** The first role is among the project's fields, the others are in a list. */
export function jobPostFrom(form: FormData): Input {
  const answers = answersFromForm(form);
  const common = Object.entries(answers).filter(([name]) => !name.startsWith('more_roles.'));
  const more = Array.from({ length: countRoles(answers) - 1 }, (_, index) => roleAnswers(answers, index + 1));
  const image = chosenImage(form);
  // Each control is named after a field of the contract; the server validates its value.
  const body = {
    ...Object.fromEntries(common),
    ...(more.length > 0 && { more_roles: more }),
  } as Input['body'];
  return { body, files: { image: image ? [image] : [] } };
}

/** Under the field names of the first role, without what a further role leaves to the project. */
export function roleAnswers(answers: Answers, index: number): Record<string, string> {
  const own = Object.fromEntries(
    roleFieldNames.flatMap((field) => {
      const answer = answers[roleFieldName(index, field)];
      const isLeft = index > 0 && !answer && ownFieldNames.includes(field);
      return answer === undefined || isLeft ? [] : [[field, answer]];
    }),
  );
  // The last audition day of the project belongs to its first.
  return index > 0 && own.audition_dates ? { audition_end_date: '', ...own } : own;
}

/** Later roles move up. */
export function withoutRole(answers: Answers, index: number): Record<string, string> {
  const roles = Array.from({ length: countRoles(answers) }, (_, roleIndex) =>
    roleAnswers(answers, roleIndex),
  );
  const [first = {}] = roles.splice(index, 1);
  const isOfRole = (name: string) => name.startsWith('more_roles.') || roleFieldNames.includes(name);
  const common = Object.entries(answers).filter(([name]) => !isOfRole(name));
  // The role that becomes the first speaks for the project, so the others keep what they had from it.
  const shared = index === 0 ? Object.entries(first).filter(([name]) => ownFieldNames.includes(name)) : [];
  const remaining = roles.flatMap((role, roleIndex) =>
    Object.entries({ ...Object.fromEntries(shared), ...role }).map(([field, answer]) => [
      roleFieldName(roleIndex, field),
      answer,
    ]),
  );
  return Object.fromEntries([...common, ...remaining]);
}

/** What a further role of the same project begins with: all but the role itself and days that have passed. */
export function answersForNewRole(job: Job): Answers {
  const today = dayInIndia(new Date());
  const isPast = (answer: string) => /^\d{4}-\d\d-\d\d$/.test(answer) && answer < today;
  const isOfRole = (name: string) => roleFieldNames.includes(name) && !ownFieldNames.includes(name);
  const kept = Object.entries(answersFromJob(job)).filter(
    ([name, answer]) => !isOfRole(name) && !isPast(answer),
  );
  return { ...Object.fromEntries(kept), project_id: job.project_id };
}

/** The latest version, also if talent do not see it yet. */
export function answersFromState({ job, review }: PostingState): Answers {
  return { ...answersFromJob(job), ...review?.changes };
}

function answersFromJob(job: Job): Answers {
  return {
    project_type: job.project_type,
    project_description: job.project_description,
    project_description_hi: job.project_description_hi ?? '',
    language_required: job.language_required,
    role_details: job.role_title,
    role_type: job.role_type,
    category: job.category,
    open_to: job.open_to,
    gender: job.gender,
    age_range: job.age_range,
    height: job.height,
    body_type: job.body_type,
    skills_needed: job.skills_needed,
    skills_needed_hi: job.skills_needed_hi ?? '',
    role_description: job.role_description,
    role_description_hi: job.role_description_hi ?? '',
    positions: String(job.positions),
    ...(job.children && {
      child_permit_no: job.children.permit_no,
      child_daily_hours: String(job.children.daily_hours),
      child_stretch_hours: String(job.children.stretch_hours),
      child_responsible: job.children.responsible,
    }),
    phone_number: job.mobile ?? '',
    email: job.email ?? '',
    city_location: job.city_location,
    audition_type: job.audition_type ?? '',
    ...daysFromJob(job),
    shoot_duration: job.shoot_duration ?? '',
    application_deadline: job.application_deadline ?? '',
    availability_required: job.availability_required,
    compensation: job.compensation ?? '',
  };
}

function daysFromJob({ audition_dates, audition_end_date, shoot_dates }: Job): Answers {
  return {
    audition_dates: audition_dates ?? '',
    audition_end_date: audition_end_date ?? '',
    shoot_dates: shoot_dates ?? '',
  };
}
