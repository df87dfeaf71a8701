import { type Job, job } from '@kirdaar/contract/jobs/jobs';
import { emptyOf } from '#testing/empty-of.ts';

const house = { id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10', company_name: 'Lantern Films' };

/** Returns a casting call as a visitor sees it. A test sets only the fields it needs. */
export function sampleJob(fields: Partial<Job> = {}): Job {
  return {
    ...emptyOf(job),
    id: '7b0c8a54-63a8-4a5e-9d0a-1f0b6a4d2c11',
    positions: 1,
    project_title: 'Younger sister · Short Film',
    title: 'Younger sister · Short Film',
    project_type: 'Short Film',
    project_description: 'A quiet film.',
    city_location: 'Pune',
    application_deadline: '2031-03-05',
    image: '/media/public/poster.webp',
    production_house: { ...house, verified: false, sees_children: true, image: null },
    production_house_name: house.company_name,
    shoot_dates: '2031-04-01',
    shoot_duration: '6 nights',
    casting_by: house.company_name,
    casting_agency: house.company_name,
    audition_dates: '2031-03-20',
    audition_type: 'Offline',
    role: 'Younger sister',
    role_title: 'Younger sister',
    role_type: 'Secondary',
    open_to: 'all',
    role_description: 'She keeps a secret.',
    gender: 'Female',
    age_range: '12-16',
    children: { permit_no: 'MH/2031/7', daily_hours: 4, stretch_hours: 2, responsible: 'Leela Nair' },
    category: 'All',
    look: 'Slim · Any',
    height: 'Any',
    body_type: 'Slim',
    skills_needed: 'Swimming',
    language_required: 'Hindi, Marathi',
    availability_required: 'Full-time',
    email: 'l•••@films.example',
    mobile: '+91 ••••• ••223',
    contact_hidden: true,
    contact_hidden_reason: 'login_required',
    status: 'open',
    posted_on: '2031-02-01T06:30:00.000Z',
    ...fields,
  };
}
