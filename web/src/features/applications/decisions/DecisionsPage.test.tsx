import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import DecisionsPage, { clientLoader } from '#features/applications/decisions/DecisionsPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { sampleJob } from '#testing/sample-job.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});

async function open() {
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = DecisionsPage as unknown as ComponentType;
  const loader = ({ params }: { params: object }) => clientLoader({ params } as never);
  const Site = createRoutesStub([{ path: '/:id', Component, loader: loader as never }]);
  await act(async () => render(<Site initialEntries={['/job-1']} />));
}

test('shows what a house has decided and not told', async () => {
  await open();
  expect(screen.getByText('Loading...')).toBeDefined();

  await answer(received, 'GET /api/production/jobs/job-1', { job: sampleJob({ title: 'Dancer' }) });
  const none = { emails: [], total: 0, sends_shortlists: true, to_invite: [], to_offer: [] };
  await answer(received, 'GET /api/production/jobs/job-1/decisions', none);

  expect(await screen.findByText(/^Dancer: applicants learn of a decision only when/)).toBeDefined();
  expect(screen.getByText(/^There is nothing to send/)).toBeDefined();
});

test('finds no decisions about a casting call that the house does not have', async () => {
  await open();

  await answer(received, 'GET /api/production/jobs/job-1', { code: 'job_not_found' }, 404);

  expect(await screen.findByRole('heading', { name: /not found/i })).toBeDefined();
  expect(received).toHaveLength(0);
});
