import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { type StoredTalent, storeTalent } from '#session/store.ts';
import { sampleJob } from '#testing/sample-job.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const job = sampleJob({ id: 'job-1' });
const asha: StoredTalent = {
  id: 'talent-1',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

function show() {
  const routes = [
    { path: '/', element: <ApplyAction job={job} status={undefined} /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
}

test('applying leads to the form of the talent who is stored', () => {
  storeTalent('token', asha);
  show();

  const link = screen.getByRole('link', { name: /^Apply/ });

  expect(link.getAttribute('href')).toBe('/user/castingapplicaton/talent-1/job-1?jobType=Short+Film');
});

test('applying does nothing while the stored talent lacks an id', () => {
  storeTalent('token', { ...asha, id: '' });
  const router = show();

  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));

  expect(router.state.location.pathname).toBe('/');
});

test('while no talent is stored there is nothing to apply with', () => {
  show();

  expect(screen.queryByText(/^Apply/)).toBeNull();
});
