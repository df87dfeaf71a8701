import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PublicApplyActions } from '#features/applications/apply/ApplyAction.tsx';
import { storeHouse, storeTalent } from '#session/store.ts';
import { sampleJob } from '#testing/sample-job.ts';

const job = sampleJob();
const talent = {
  id: '7',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};
const house = {
  company_name: 'Lantern Films',
  type_of_work: 'Film Production',
  profile_photo: null,
  image: null,
  updated_at: null,
} as const;

function show(fields: { closed?: boolean; status?: 'applied' | 'withdrawn' } = {}) {
  render(<PublicApplyActions job={job} closed={false} status={undefined} {...fields} />, {
    wrapper: MemoryRouter,
  });
}

test('sends a visitor who applies to the login or registration, which lead back to the form', () => {
  show();

  const apply = screen.getByRole('link', { name: /^Apply/ });
  const back = new URLSearchParams({ return: `/user/castingapplicaton/me/${job.id}?jobType=Short+Film` });
  expect(apply.getAttribute('href')).toBe(`/user/login?${back}`);
  const register = screen.getByRole('link', { name: 'New here? Register free' });
  expect(register.getAttribute('href')).toBe(`/user/register?${back}`);
});

test('links a talent directly to the application form', () => {
  storeTalent('token', talent);
  show();

  const apply = screen.getByRole('link', { name: /^Apply/ });
  expect(apply.getAttribute('href')).toBe(`/user/castingapplicaton/7/${job.id}?jobType=Short+Film`);
});

test('shows a talent that they have applied', () => {
  storeTalent('token', talent);
  show({ status: 'applied' });

  expect(screen.getByText('Applied')).toBeDefined();
  const mine = screen.getByRole('link', { name: 'See it in My Applications' });
  expect(mine.getAttribute('href')).toBe('/user/my-application');
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('shows no apply link to a production house', () => {
  storeHouse('token', house);
  show();

  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('shows that a casting call is closed and accepts no application', () => {
  show({ closed: true });

  expect(screen.getByText('Closed')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
