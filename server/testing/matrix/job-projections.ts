import type { Caller } from '#testing/given.ts';
import { housePostProjections } from '#testing/matrix/job-world.ts';
import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';
import type { Write } from '#testing/matrix/writes.ts';

const of = (id: string, as?: Caller): Write => ({ params: { id }, ...(as && { as }) });

/** Returns the keys of a casting call, with its contact details plain or masked. */
export const job = (
  mark: '' | '~',
  more: {
    fit?: string;
    posted_by?: string;
    review?: string;
    siblings?: string;
    waiting?: string;
  } = {},
) =>
  [
    `{age_range applicants application_deadline applications_stopped audition_dates -audition_end_date audition_type`,
    'availability_required body_type casting_agency casting_by category',
    'children{daily_hours permit_no responsible stretch_hours} city_location compensation',
    `contact_hidden ${mark === '~' ? '' : '-'}contact_hidden_reason ${mark}email ${more.fit ?? ''}gender height id image language_required look ${mark}mobile`,
    `positions ${more.posted_by ?? ''}posted_on production_house{company_name id image verified} production_house_name project_description -project_description_hi`,
    `-project_id project_title project_type ${more.review ?? ''}role role_description -role_description_hi role_title role_type shoot_dates shoot_duration`,
    `${more.siblings ?? ''}skills_needed -skills_needed_hi status title${more.waiting ?? ''}}`,
  ].join(' ');
const posted = job('', {
  posted_by: 'posted_by ',
  review: '-review ',
  waiting: ' waiting',
});
const fitting = { fit: 'fit{reasons[] score} ' };

export function jobProjections(world: Showcase): Table {
  const {
    job: { id },
    adult,
    child,
    alone,
    documents,
    emailOnly,
  } = world;
  const read = (mark: '' | '~') => `{job${job(mark, { siblings: 'siblings[] ' })} success}`;
  const popular = `{jobs[${job('~')}] success total total_is_capped}`;
  const suitable = `{applied_job_ids[] jobs[${job('~', fitting)}] success}`;
  return {
    'GET /api/production/jobs/:id': [
      ['a visitor', read('~'), of(id)],
      ['a talent', read(''), of(id, adult)],
      ['a child whose guardian agrees', read(''), of(id, child)],
      ['a child without a guardian', read('~'), of(id, alone)],
      ['its house', read(''), of(id, documents)],
      ['another house', read(''), of(id, emailOnly)],
    ],
    'GET /api/houses/:id': [
      [
        'a visitor',
        `{-answers house{company_name id image joined_at -location type_of_work verified} open_jobs[${job('~')}] past success}`,
        of(documents.production_house_id),
      ],
    ],
    'GET /api/user/popular-casting-calls': [
      ['a visitor', popular, {}],
      ['a talent', popular, { as: adult }],
      ['a child without a guardian', popular, { as: alone }],
      ['a house', popular, { as: emailOnly }],
    ],
    'GET /api/user/calls-for-you': [
      ['a talent', suitable, { as: adult }],
      ['a child without a guardian', suitable, { as: alone }],
    ],
    'GET /api/production/jobs/previous': [
      ['the house', `{data[${posted}] success total}`, { as: documents }],
    ],
    'GET /api/production/jobs/upcoming': [
      ['the house', `{data[${posted}] message success total}`, { as: documents }],
    ],
    'GET /api/user/saved-jobs': [['the talent', '{applied_job_ids[] jobs[] success total}', { as: adult }]],
    'GET /api/user/saved-job-ids': [['the talent', '{job_ids[] success}', { as: adult }]],
    ...housePostProjections(world, job('')),
  };
}
