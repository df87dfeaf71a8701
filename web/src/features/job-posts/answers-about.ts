import type { Job } from '@kirdaar/contract/jobs';
import type { Answers } from '#features/job-posts/job-fields.ts';

/** What a call says, by the names of its form. */
export function answersAbout(job: Job): Answers {
  const { project_type, project_description, language_required, role_title, role_type, category } = job;
  const { gender, age_range, height, body_type, skills_needed, role_description, email } = job;
  const { city_location, audition_type, shoot_duration, availability_required, children } = job;
  return {
    ...{ project_type, project_description, language_required, role_details: role_title, role_type },
    ...{ category, gender, age_range, height, body_type, skills_needed, role_description },
    ...(children && {
      child_permit_no: children.permit_no,
      child_daily_hours: String(children.daily_hours),
      child_stretch_hours: String(children.stretch_hours),
      child_responsible: children.responsible,
    }),
    ...{ phone_number: job.mobile ?? '', email: email ?? '', city_location },
    ...{ audition_type: audition_type ?? '', audition_dates: job.audition_dates ?? '' },
    ...{ shoot_dates: job.shoot_dates ?? '', shoot_duration: shoot_duration ?? '' },
    ...{ application_deadline: job.application_deadline ?? '', availability_required },
    compensation: job.compensation ?? '',
  };
}
