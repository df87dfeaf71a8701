import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AgencyClients } from '#features/representation/agencies/AgencyClients.tsx';

// The page reads only these facts.
const client = { id: 'asha', slug: 'asha-rao', name: 'Asha Rao', image: null } as ListedProfile;
const show = (clients: readonly ListedProfile[]) =>
  render(<AgencyClients name="Star Agency" clients={clients} />, { wrapper: MemoryRouter });

test('shows the clients of an agency who agreed, each with a link to their page', () => {
  show([client]);

  expect(screen.getByRole('heading', { name: 'Represented by Star Agency' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/t/asha-rao');
});

test('shows nothing while nobody agreed', () => {
  const { container } = show([]);

  expect(container.innerHTML).toBe('');
});
