import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { AreaErrorBoundary } from '#app/AreaErrorBoundary.tsx';
import { logFailure } from '#app/log-failure.ts';
import { toasts } from '#testing/controls.ts';
import { Toasts } from '#ui/Toasts.tsx';

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  logged.mockReset();
});
/** Opens a page that loads its list with `load`. */
async function open(load: () => Promise<string>) {
  const list = { path: '/list', loader: load, Component: () => <p>No jobs available.</p> };
  const router = createMemoryRouter(
    [
      { ErrorBoundary: AreaErrorBoundary, Component: Outlet, children: [list] },
      { path: '*', element: <h1>Login</h1> },
    ],
    { initialEntries: ['/start'] },
  );
  await act(async () => render(<RouterProvider router={router} onError={logFailure} />));
  await act(() => router.navigate('/list'));
  return router;
}

test('logs a list that fails to load, shows why and lets the user try again', async () => {
  const busy = new ApiError(503, 'Too many people are here. Please try again.');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('');

  await open(load);
  expect(screen.getByText('Too many people are here. Please try again.')).toBeDefined();
  expect(logged.mock.calls).toEqual([[busy]]);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('No jobs available.')).toBeDefined();
});

test('shows our own message when the failure has none', async () => {
  await open(() => Promise.reject(new ApiError(0, '')));

  expect(screen.getByText('We couldn’t load this page.')).toBeDefined();
});

test('leads an ended session to the login and back without logging it', async () => {
  const router = await open(() => Promise.reject(new ApiError(401, 'Please log in.')));

  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
  expect(router.state.location).toMatchObject({ pathname: '/user/login', search: '?return=%2Flist' });
  expect(logged).not.toHaveBeenCalled();
});

test('says so to somebody who was removed from a team', async () => {
  const removed = new ApiError(401, 'You are no longer a member of this team.', {}, 'removed_from_team');

  render(<Toasts />);
  await open(() => Promise.reject(removed));

  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
  expect(toasts()).toEqual(['You are no longer a member of this team.']);
});
