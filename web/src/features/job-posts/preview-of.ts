import type { Job } from '@kirdaar/contract/jobs';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { roleOf } from '#features/job-posts/job-answers.ts';
import type { Answers } from '#features/job-posts/job-fields.ts';
import type { StoredHouse } from '#session/store.ts';

/** The call that the role at a place of a form would become. What is not filled in yet is left open. */
export function previewOf(
  answers: Answers,
  place: number,
  house: StoredHouse | undefined,
  image: string | null,
): Job {
  const filled = { ...answers, ...roleOf(answers, place) };
  const text = (name: string) => filled[name]?.trim() ?? '';
  const or = (name: string) => text(name) || '…';
  const title = `${or('role_details')} · ${or('project_type')}`;
  const company_name = house?.company_name ?? null;
  const terms = {
    permit_no: or('child_permit_no'),
    daily_hours: Number(text('child_daily_hours')),
    stretch_hours: Number(text('child_stretch_hours')),
    responsible: or('child_responsible'),
  };
  return {
    ...{ id: 'preview', project_id: null, title, project_title: title, image, status: 'open' },
    ...{ project_type: or('project_type'), project_description: or('project_description') },
    ...{ city_location: or('city_location'), language_required: or('language_required') },
    ...{ role: or('role_details'), role_title: or('role_details') },
    ...{ role_description: or('role_description'), skills_needed: or('skills_needed') },
    ...{ age_range: or('age_range'), height: or('height'), body_type: or('body_type') },
    look: `${or('body_type')} · ${or('height')}`,
    // Each comes from a closed list, or is not chosen yet.
    role_type: or('role_type') as Job['role_type'],
    gender: or('gender') as Job['gender'],
    category: or('category') as Job['category'],
    audition_type: or('audition_type') as Job['audition_type'],
    availability_required: or('availability_required') as Job['availability_required'],
    children: mayCastChildren(text('age_range')) ? terms : null,
    application_deadline: text('application_deadline') || null,
    audition_dates: text('audition_dates') || null,
    audition_end_date: null,
    shoot_dates: text('shoot_dates') || null,
    shoot_duration: text('shoot_duration') || null,
    compensation: text('compensation') || null,
    production_house: { id: 'preview', company_name, image: house?.image ?? null },
    ...{ production_house_name: company_name, casting_by: company_name, casting_agency: company_name },
    ...{ email: text('email') || null, mobile: text('phone_number') || null, contact_hidden: false },
    posted_on: new Date().toISOString(),
  };
}
