import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import DecisionsPage, { clientLoader } from '#features/applications/decisions/DecisionsPage.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

async function open() {
  await openSite([{ path: '/:id', Component: DecisionsPage, loader: clientLoader }], '/job-1');
}

test('shows the decisions of a house that are not sent', async () => {
  await open();
  expect(screen.getByText('Loading...')).toBeDefined();

  await reply('GET /api/production/jobs/job-1', { job: { ...sampleJob({ title: 'Dancer' }), siblings: [] } });
  const none = { emails: [], total: 0, to_invite: [], to_offer: [] };
  await reply('GET /api/production/jobs/job-1/decisions', {
    ...none,
    someone_selected: false,
    sends_shortlists: true,
  });

  expect(await screen.findByText(/^Dancer: applicants learn of a decision only when/)).toBeDefined();
  expect(screen.getByText(/^There is nothing to send/)).toBeDefined();
});

test('finds no decisions about a casting call that the house does not have', async () => {
  await open();

  await reject('GET /api/production/jobs/job-1', 404, { code: 'job_not_found' });

  expect(await screen.findByRole('heading', { name: /not found/i })).toBeDefined();
  expect(pending).toHaveLength(0);
});
