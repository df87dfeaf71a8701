import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ClientsPage from '#features/clients/ClientsPage.tsx';

test('without clients the page says so', async () => {
  // The stub hands over what the server would, without the router's generated types.
  const Site = createRoutesStub([
    { path: '/', Component: ClientsPage as never, loader: () => ({ clients: [] }) },
  ]);

  render(<Site hydrationData={{ loaderData: { '0': { clients: [] } } }} />);

  expect(await screen.findByText('No data found')).toBeDefined();
});
