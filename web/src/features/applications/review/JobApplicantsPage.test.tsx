import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/applications/review/JobApplicantsPage.tsx';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { receivedApplication } from '#testing/sample-application.ts';
import { sampleJob } from '#testing/sample-job.ts';

function load(search = '') {
  const request = new Request(`https://kirdaar.example/production/applicants/job-1${search}`);
  return page.clientLoader({ params: { id: 'job-1' }, request } as never);
}

test('shows the applicants as cards, page by page', async () => {
  const loaded = load('?page=2');
  await reply('GET /api/production/jobs/job-1', { job: { ...sampleJob({ title: 'Dancer' }), siblings: [] } });
  const { to } = await reply('GET /api/production/applications/job-1', {
    data: [receivedApplication('Asha'), receivedApplication('Bina')],
    total: 60,
  });
  await openPage(page, loaded ?? {});

  expect(to).toContain('page=2');
  expect(await screen.findByText('Dancer: 60 applicants')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Asha',
    'Bina',
  ]);
  expect(screen.queryByRole('link', { name: 'One by one' })).toBeNull();
  cleanup();

  await openPage(page, { found: Promise.resolve([sampleJob(), undefined]) });
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeDefined();
});

test('leaves the board to load its own applicants', () => {
  expect(load('?view=board')).toBeUndefined();
  expect(pending).toHaveLength(0);
});
