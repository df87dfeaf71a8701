import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { fireEvent, screen } from '@testing-library/react';
import { redirect, useParams } from 'react-router';
import AddJobPage from '#features/jobs/job-posts/AddJobPage.tsx';
import { draftName } from '#features/jobs/job-posts/JobForm.tsx';
import { findRead } from '#features/jobs/job-posts/PasteMessage.tsx';
import { control } from '#testing/controls.ts';
import { openSite } from '#testing/open-page.tsx';
import { readDraft } from '#ui/draft.ts';

export const today = dayInIndia(new Date());

/** All required answers. */
export const filled = {
  project_type: 'Web Series',
  language_required: 'Hindi',
  project_description: 'Three sisters inherit a brass band.',
  role_details: 'Younger sister',
  role_type: 'Primary',
  gender: 'Female',
  age_range: '18-24',
  height: '5 ft 4 in',
  body_type: 'Slim',
  skills_needed: 'Singing Ability',
  role_description: 'Quick with words.',
  phone_number: '98123 00001',
  email: 'casting@house.example',
  city_location: 'Pune',
  audition_type: 'Offline',
  audition_dates: addDays(today, 5),
  shoot_dates: addDays(today, 20),
  shoot_duration: '12 days',
  application_deadline: addDays(today, 3),
  availability_required: 'Full-time',
};

/** Opens the Add Job Post page of a house, with the house's draft in this browser; `/redirected` leads there. */
export async function openJobForm(houseId = 'house-1', path = '/production/add-job') {
  const loader = () => {
    const opening = { request_id: crypto.randomUUID(), ...readDraft(draftName(houseId)) };
    const read = findRead(draftName(houseId), opening.request_id);
    return { project: '', form: { houseId, opening, image: null, others: 0, read } };
  };
  const routes = [
    { path: '/production/add-job', Component: AddJobPage, loader },
    { path: '/production/projects/:id', Component: PostedProject },
    { path: '/redirected', loader: () => redirect('/production/add-job') },
    { path: '/production/login', Component: () => <p>The login</p> },
  ];
  await openSite(routes, path, { toasts: true });
  await screen.findByRole('form', { name: 'Add Job Post' });
}

function PostedProject() {
  return <p>Project {useParams().id}</p>;
}

export function fill(answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) fireEvent.input(control(name), { target: { value } });
}

export function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Add Job Post' }));
}

export function descriptionOf(name: string): string {
  const ids = control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
