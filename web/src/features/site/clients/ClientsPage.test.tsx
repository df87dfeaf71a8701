import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ClientsPage from '#features/site/clients/ClientsPage.tsx';

test('shows an empty state without clients', async () => {
  // The stub passes the server's data without the router's generated types.
  const Site = createRoutesStub([
    { path: '/', Component: ClientsPage as never, loader: () => ({ clients: [] }) },
  ]);

  render(<Site hydrationData={{ loaderData: { '0': { clients: [] } } }} />);

  expect(await screen.findByText('No data found')).toBeDefined();
});
