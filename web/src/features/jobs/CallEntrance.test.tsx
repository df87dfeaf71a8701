import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CallEntrance } from '#features/jobs/CallEntrance.tsx';
import { clearSession, storeHouse, storeTalent } from '#session/store.ts';
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

afterEach(() => {
  cleanup();
  clearSession();
});

function show(fields: { closed?: boolean; status?: 'applied' | 'withdrawn' } = {}) {
  render(<CallEntrance job={job} closed={false} status={undefined} {...fields} />, { wrapper: MemoryRouter });
}

test('a visitor applies by logging in, and is led on to the form', () => {
  show();

  const apply = screen.getByRole('link', { name: /^Apply/ });
  expect(apply.getAttribute('href')).toBe(
    `/user/login?${new URLSearchParams({ return: `/user/castingapplicaton/me/${job.id}?jobType=Short+Film` })}`,
  );
});

test('a talent goes straight to the form', () => {
  storeTalent('token', talent);
  show();

  const apply = screen.getByRole('link', { name: /^Apply/ });
  expect(apply.getAttribute('href')).toBe(`/user/castingapplicaton/7/${job.id}?jobType=Short+Film`);
});

test('a talent who applied sees that', () => {
  storeTalent('token', talent);
  show({ status: 'applied' });

  expect(screen.getByText('Applied')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('a production house does not apply', () => {
  storeHouse('token', house);
  show();

  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('a closed call says so and takes no application', () => {
  show({ closed: true });

  expect(screen.getByText('Closed')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
