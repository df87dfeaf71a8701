import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepDialog } from '#features/discovery/KeepDialog.tsx';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a name that is typed while the lists still load stays', async () => {
  letDialogsOpen();
  const requests = standInForServer();
  const Component = () => <KeepDialog talentId="talent-1" name="Asha Rao" onClose={() => undefined} />;
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site />);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const field = screen.getByLabelText<HTMLInputElement>(/^Name of the list/);
  fireEvent.change(field, { target: { value: 'Leads' } });

  const list = {
    id: 'list-1',
    name: 'Dancers',
    talents: 2,
    made_by: null,
    created_at: '',
    has_talent: false,
  };
  requests[0]?.answer(200, { success: true, lists: [list], history: [] });

  expect(await screen.findByRole('checkbox', { name: /^Dancers/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the list/).value).toBe('Leads');
});
