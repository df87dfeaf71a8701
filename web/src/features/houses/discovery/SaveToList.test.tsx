import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { SaveToList } from '#features/houses/discovery/SaveToList.tsx';
import { housePaths } from '#house-paths.ts';
import { received, reply } from '#testing/mock-server.ts';

const list = {
  id: 'list-1',
  name: 'Dancers',
  talents: 2,
  made_by: null,
  created_at: '',
  has_talent: false,
};

async function openDialog() {
  const Component = () => <SaveToList talentIds={['talent-1', 'talent-2']} />;
  const Site = createRoutesStub([
    { path: '/', Component },
    { path: housePaths.talentLists, action: pageAction(listWrites) },
  ]);
  render(<Site />);
  await waitFor(() => expect(received).toHaveLength(1));
}

test('keeps a name that is typed while the lists still load', async () => {
  await openDialog();
  const field = screen.getByLabelText<HTMLInputElement>(/^Name of the list/);
  fireEvent.change(field, { target: { value: 'Leads' } });

  await reply('GET /api/production/talent-lists', { lists: [list], history: [] });

  expect(await screen.findByRole('checkbox', { name: /^Dancers/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the list/).value).toBe('Leads');
});

test('creates a list and adds the talent to it', async () => {
  await openDialog();
  await reply('GET /api/production/talent-lists', { lists: [], history: [] });
  fireEvent.change(screen.getByLabelText(/^Name of the list/), { target: { value: 'Leads' } });

  fireEvent.click(screen.getByRole('button', { name: /^Create list/ }));
  await waitFor(() => expect(received[1]?.body).toEqual({ name: 'Leads' }));
  await reply('POST /api/production/talent-lists', { message: 'List created.', list });
  await waitFor(() => expect(received[2]?.to).toBe('POST /api/production/talent-lists/list-1/talents'));
  expect(received[2]?.body).toEqual({ talent_ids: ['talent-1', 'talent-2'] });
  await reply('POST /api/production/talent-lists/list-1/talents', { message: 'Added.' });
  await waitFor(() => expect(received[3]?.to).toMatch(/^GET/));
  await reply('GET /api/production/talent-lists', { lists: [{ ...list, has_talent: true }], history: [] });

  expect(await screen.findByRole('checkbox', { name: /^Dancers/, checked: true })).toBeTruthy();
});

test('locks the lists while a talent is added or removed', async () => {
  await openDialog();
  await reply('GET /api/production/talent-lists', { lists: [list], history: [] });
  const box = await screen.findByRole('checkbox');
  expect(box).toHaveProperty('disabled', false);

  fireEvent.click(box);

  await vi.waitFor(() => expect(box).toHaveProperty('disabled', true));
});
