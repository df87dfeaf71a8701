import { act, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import PopularCallsPage, { clientLoader } from '#features/jobs/jobs/PopularCallsPage.tsx';
import { mockServer } from '#testing/mock-server.ts';
import { sampleJob } from '#testing/sample-job.ts';

test('shows twelve popular casting calls per page', async () => {
  const received = mockServer();
  // The stub passes the page and loader as the router would, without its generated types.
  const page = { Component: PopularCallsPage as never, loader: clientLoader as never };
  const Site = createRoutesStub([{ path: '/', ...page }]);

  await act(async () => render(<Site initialEntries={['/?page=2']} />));
  expect(received[0]?.to).toBe('GET /api/user/popular-casting-calls?page=2&limit=12');
  await act(async () => received[0]?.answer(200, { success: true, jobs: [sampleJob()], total: 13 }));

  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(pages.getByRole('link', { name: 'Page 1' })).toBeDefined();
  expect(pages.queryByRole('link', { name: 'Page 3' })).toBeNull();
});
