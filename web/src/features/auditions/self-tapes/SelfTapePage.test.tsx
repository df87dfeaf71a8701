import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import SelfTapePage, { clientLoader } from '#features/auditions/self-tapes/SelfTapePage.tsx';
import { mockServer } from '#testing/mock-server.ts';

test.each([
  ['leads to no invitation', 200, { success: true, tapes: [] }],
  ['is cut off', 400, { success: false, code: 'invalid_input', message: 'Check the marked field.' }],
])('tells a talent whose link %s, and leads to the applications', async (_, status, answer) => {
  const received = mockServer();
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = SelfTapePage as unknown as ComponentType;
  const loader = ({ params }: { params: object }) => clientLoader({ params } as never);
  const Site = createRoutesStub([{ path: '/:id', Component, loader }]);
  render(<Site initialEntries={['/tape-1']} />);

  await waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]?.to).toContain('application_id=tape-1');
  received[0]?.answer(status, answer);

  expect(await screen.findByRole('heading', { name: 'Self-tape not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Applications' })).toBeDefined();
});
