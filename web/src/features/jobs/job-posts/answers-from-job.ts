import type { Job } from '@kirdaar/contract/jobs/jobs';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import type { Answers } from '#features/jobs/job-posts/job-fields.ts';

/** The latest version, also if talent do not see it yet. */
export function answersFromState({ job, review }: PostingState): Answers {
  return { ...answersFromJob(job), ...review?.changes };
}

export function answersFromJob(job: Job): Answers {
  return {
    project_type: job.project_type,
    project_description: job.project_description,
    project_description_hi: job.project_description_hi ?? '',
    language_required: job.language_required,
    role_details: job.role_title,
    role_type: job.role_type,
    category: job.category,
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
    audition_dates: job.audition_dates ?? '',
    shoot_dates: job.shoot_dates ?? '',
    shoot_duration: job.shoot_duration ?? '',
    application_deadline: job.application_deadline ?? '',
    availability_required: job.availability_required,
    compensation: job.compensation ?? '',
  };
}
