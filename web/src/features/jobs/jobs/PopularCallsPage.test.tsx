import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PopularCallsPage, { clientLoader } from '#features/jobs/jobs/PopularCallsPage.tsx';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

test('shows twelve popular casting calls per page', async () => {
  // The stub passes the page and loader as the router would, without its generated types.
  const page = { Component: PopularCallsPage as never, loader: clientLoader as never };
  await openSite([{ path: '/', ...page }], '/?page=2');
  expect(received[0]?.to).toBe('GET /api/user/popular-casting-calls?page=2&limit=12');
  await reply('GET /api/user/popular-casting-calls', {
    jobs: [sampleJob()],
    total: 13,
    total_is_capped: false,
  });

  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(pages.getByRole('link', { name: 'Page 1' })).toBeDefined();
  expect(pages.queryByRole('link', { name: 'Page 3' })).toBeNull();
});
