import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { type StoredTalent, storeTalent } from '#session/store.ts';
import { sampleJob } from '#testing/sample-job.ts';

const job = sampleJob({ id: 'job-1' });
const asha: StoredTalent = {
  id: 'talent-1',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

function show(applications?: { used: number; max: number | null }) {
  const routes = [
    { path: '/', element: <ApplyAction job={job} status={undefined} applications={applications} /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
}

test('links to the apply form of the stored talent', () => {
  storeTalent('token', asha);
  show();

  const link = screen.getByRole('link', { name: /^Apply/ });

  expect(link.getAttribute('href')).toBe('/user/castingapplicaton/talent-1/job-1?jobType=Short+Film');
});

test('does nothing while the stored talent has no id', () => {
  storeTalent('token', { ...asha, id: '' });
  const router = show();

  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));

  expect(router.state.location.pathname).toBe('/');
});

test('offers no way to apply while no talent is stored', () => {
  show();

  expect(screen.queryByText(/^Apply/)).toBeNull();
});

test('offers plans instead of the form when every application is used', () => {
  storeTalent('token', asha);
  show({ used: 5, max: 5 });

  expect(screen.getByText('5 of 5 applications used')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/user/plans');
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
});

test('links to the apply form while one application is left', () => {
  storeTalent('token', asha);
  show({ used: 4, max: 5 });

  expect(screen.getByRole('link', { name: /^Apply/ })).toBeTruthy();
});
