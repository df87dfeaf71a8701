import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import AddJobPage from '#features/jobs/job-posts/AddJobPage.tsx';
import { draftName } from '#features/jobs/job-posts/use-job-draft.ts';
import { mockServer } from '#testing/mock-server.ts';
import { readDraft } from '#ui/draft.ts';
import { Toasts } from '#ui/Toasts.tsx';

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

function Login() {
  return <p>The login</p>;
}

/** Opens the Add Job Post page of a house, with the house's draft in this browser. */
export async function openJobForm(houseId = 'house-1') {
  const requests = mockServer();
  vi.stubGlobal('scrollTo', () => {});
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = AddJobPage as unknown as ComponentType;
  const loader = () => {
    const opening = { request_id: crypto.randomUUID(), ...readDraft(draftName(houseId)) };
    return { houseId, opening, image: null, others: 0 };
  };
  const Site = createRoutesStub([
    { path: '/production/add-job', Component, loader },
    { path: '/production/login', Component: Login },
  ]);
  render(
    <>
      <Site initialEntries={['/production/add-job']} />
      <Toasts />
    </>,
  );
  await screen.findByRole('form', { name: 'Add Job Post' });
  return { requests };
}

export function fill(answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) fireEvent.input(control(name), { target: { value } });
}

export function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Add Job Post' }));
}

export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No control is named ${name}.`);
  return found;
}

export function descriptionOf(name: string): string {
  const ids = control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
