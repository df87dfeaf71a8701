import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { UnsentOperations } from '#features/applications/review/BoardProvider.tsx';
import { openOperationQueue } from '#features/applications/review/operation-queue.ts';
import { housePath } from '#house-paths.ts';
import { storeHouse } from '#session/store.ts';
import { press } from '#testing/controls.ts';

const send = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  storeHouse('a token', { company_name: 'Reel', type_of_work: null } as never);
});

/** Opens the applicants of a casting call with decisions whose first attempts fail. */
async function openWith(status: number, decisions = 1) {
  const queue = openOperationQueue();
  send.mockReset().mockRejectedValue(new ApiError(status, 'No.'));
  const board = housePath('jobApplicants', { id: 'job-1' });
  const page = (
    <>
      <UnsentOperations queue={queue} jobId="job-1" />
      <Link to={`${board}/review/asha`}>An applicant</Link>
      <Link to="/elsewhere">Another page</Link>
    </>
  );
  const routes = [
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    { path: '*', element: page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [board] });
  await act(async () => render(<RouterProvider router={router} />));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    for (let count = 0; count < decisions; count += 1) queue.add({ send, onDropped: () => {} });
  });
  return { queue, router };
}
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
/** Lets the decisions through, so that nothing waits after the test. */
const finish = () => {
  send.mockResolvedValue();
  return act(() => vi.advanceTimersByTimeAsync(10_000));
};

test('counts the operations that wait for a connection, without a button', async () => {
  await openWith(0, 2);

  expect(screen.getByRole('alert').textContent).toBe(
    'You are offline. 2 decisions will be sent when you are back.',
  );
  expect(screen.queryByRole('button')).toBeNull();
  await finish();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([503, 429])('says that the server failed (%i), and sends again when asked', async (status) => {
  await openWith(status);
  expect(screen.getByText(/^We couldn’t save 1 decision/)).toBeDefined();
  send.mockResolvedValue();

  await press('Try again');

  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('asks before the applicants are left with unsent decisions, and stays', async () => {
  const { router } = await openWith(503);
  await follow('An applicant');
  expect(screen.queryByRole('dialog')).toBeNull();

  await follow('Another page');
  expect(screen.getByRole('dialog', { name: '1 decision not sent yet' })).toBeDefined();
  await press('Stay here');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toContain('/review/asha');
  await finish();
});

test('leaves the applicants when confirmed, and without a question once all is sent', async () => {
  await openWith(503);
  await follow('Another page');
  await press('Leave the applicants');
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  await finish();
});

test('asks nothing while all is sent', async () => {
  const { queue } = await openWith(503);
  await finish();
  expect(queue.state().waiting).toBe(0);

  await follow('Another page');

  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeDefined();
});
