import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/packages/PackagesPage.tsx';
import { press } from '#testing/controls.ts';
import { received } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const link = {
  id: 'package',
  label: 'Nanban, lead',
  address: 'https://kirdaar.example/package/abc',
  created_at: '2026-01-01T00:00:00Z',
  expires_at: '2999-01-01T00:00:00Z',
  revoked_at: null,
  opened: 2,
  clients: 3,
};

test('makes a package of the chosen clients', async () => {
  await openPage(page, { packages: [], verified: true, clients: ['meera', 'ravi'] });

  fireEvent.change(screen.getByLabelText(/What is it for/), { target: { value: 'Nanban, lead' } });
  await press('Create link');

  expect(screen.getByRole('heading', { name: 'New package with 2 clients' })).toBeDefined();
  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/agency/packages',
    body: { label: 'Nanban, lead', days: 7, clients: ['meera', 'ravi'], request_id: expect.any(String) },
  });
});

test('counts who opened a package and ends it after confirmation', async () => {
  await openPage(page, { packages: [link], verified: true, clients: [] });

  expect(screen.getByText(/3 clients · Works until 1 Jan 2999 · .*2/)).toBeDefined();
  await press('Turn off link: Nanban, lead');
  await press('Turn off this link');

  expect(received.at(-1)?.to).toBe('DELETE /api/user/agency/packages/package');
});

test('lets an agency that is not verified make none', async () => {
  await openPage(page, { packages: [], verified: false, clients: ['meera'] });

  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a document' })).toBeDefined();
});
