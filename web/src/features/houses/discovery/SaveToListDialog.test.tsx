import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { SaveToListDialog } from '#features/houses/discovery/SaveToListDialog.tsx';
import { housePaths } from '#house-paths.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';

const list = {
  id: 'list-1',
  name: 'Dancers',
  talents: 2,
  made_by: null,
  created_at: '',
  has_talent: false,
};

async function openDialog() {
  letDialogsOpen();
  const requests = mockServer();
  const Component = () => <SaveToListDialog talentId="talent-1" name="Asha Rao" onClose={() => undefined} />;
  const Site = createRoutesStub([
    { path: '/', Component },
    { path: housePaths.talentLists, action: pageAction(listWrites) },
  ]);
  render(<Site />);
  await waitFor(() => expect(requests).toHaveLength(1));
  return requests;
}

test('keeps a name that is typed while the lists still load', async () => {
  const requests = await openDialog();
  const field = screen.getByLabelText<HTMLInputElement>(/^Name of the list/);
  fireEvent.change(field, { target: { value: 'Leads' } });

  requests[0]?.answer(200, { success: true, lists: [list], history: [] });

  expect(await screen.findByRole('checkbox', { name: /^Dancers/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the list/).value).toBe('Leads');
});

test('creates a list and adds the talent to it', async () => {
  const requests = await openDialog();
  requests[0]?.answer(200, { success: true, lists: [], history: [] });
  fireEvent.change(screen.getByLabelText(/^Name of the list/), { target: { value: 'Leads' } });

  fireEvent.click(screen.getByRole('button', { name: /^Create list/ }));
  await waitFor(() => expect(requests[1]?.body).toEqual({ name: 'Leads' }));
  requests[1]?.answer(200, { success: true, message: 'List created.', list });
  await waitFor(() => expect(requests[2]?.to).toBe('POST /api/production/talent-lists/list-1/talents'));
  expect(requests[2]?.body).toEqual({ talent_id: 'talent-1' });
  requests[2]?.answer(200, { success: true, message: 'Added.' });
  await waitFor(() => expect(requests[3]?.to).toMatch(/^GET/));
  requests[3]?.answer(200, { success: true, lists: [{ ...list, has_talent: true }], history: [] });

  expect(await screen.findByRole('checkbox', { name: /^Dancers/, checked: true })).toBeTruthy();
});

test('locks the lists while a talent is added or removed', async () => {
  const requests = await openDialog();
  requests[0]?.answer(200, { success: true, lists: [list], history: [] });
  const box = await screen.findByRole('checkbox');
  expect(box).toHaveProperty('disabled', false);

  fireEvent.click(box);

  await vi.waitFor(() => expect(box).toHaveProperty('disabled', true));
});
