import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readSheet } from '#features/applications/added-people/read-sheet.ts';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';

const PEOPLE = '/api/production/jobs/job-1/added-people';
const person = {
  application_id: 'a1',
  name: 'Tara Nair',
  added_at: '2026-11-20T05:00:00Z',
  by: 'Meera',
  told_at: null,
  can_be_told: true,
  joined_at: null,
  is_merged: false,
};

async function open(added: object = {}) {
  await openBoard([boardCard('Asha', { added: true })]);
  await press('Add people');
  await reply(`GET ${PEOPLE}`, { takes_people: true, deleted: 0, people: [], ...added });
}
const dialog = () => within(screen.getByRole('dialog'));
const cell = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } });
const save = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));
const tick = () => fireEvent.click(dialog().getByRole('checkbox'));

test('marks who was added on the card', async () => {
  await openBoard([boardCard('Asha', { added: true }), boardCard('Bina')]);

  expect(screen.getAllByText('Added by you')).toHaveLength(1);
});

test('adds a person by hand, with the confirmation of the age', async () => {
  await open();
  type('Name, person 1', 'Asha Rao');
  type('Mobile number, person 1', '98200 00000');

  await save('Add 1 person');
  expect(dialog().getByText('Confirm that everybody is 18 or older.')).toBeDefined();
  tick();
  await save('Add 1 person');
  await reply(`POST ${PEOPLE}`, { message: '1 person added.', application_ids: ['a1'] });

  await waitFor(() => expect(toasts()).toContain('1 person added.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('previews a pasted list, with what is wrong beside each row', async () => {
  await open();
  await save('Paste a list');
  const list = 'Asha Rao, 98200 00000\nRavi, 12345678\n98200 00000, Bina\nTara';
  fireEvent.change(dialog().getByLabelText(/^List/), { target: { value: list } });
  await save('Read the list');

  expect(cell('Name, person 4').value).toBe('Tara');
  const errorOf = (name: string) => cell(name).closest('div')?.textContent;
  expect(errorOf('Mobile number, person 1')).toBe('');
  expect(errorOf('Mobile number, person 2')).toContain('valid mobile number');
  expect(errorOf('Mobile number, person 3')).toContain('already on your list');
  expect(errorOf('Mobile number, person 4')).toContain('Enter a mobile number or an email.');

  await save('Remove person 4');
  expect(dialog().queryByLabelText('Name, person 4')).toBeNull();
});

test('shows what the server rejects beside the row, and keeps what was typed', async () => {
  await open();
  type('Name, person 1', 'Asha Rao');
  type('Email, person 1', 'asha@example.com');
  tick();
  await save('Add 1 person');
  await reject(`POST ${PEOPLE}`, 409, {
    code: 'people_added_twice',
    message: 'Some people are already on your list or on this board. Nobody was added.',
    fields: { 'people.0.email': 'Already here.' },
  });

  expect(await dialog().findByText('Already here.')).toBeDefined();
  expect(cell('Name, person 1').value).toBe('Asha Rao');
});

test('makes a person of each photo, with the file name as a hint, and sends the photo after the person', async () => {
  await open();
  const photos = [
    new File(['a'], 'Asha_Rao.jpg', { type: 'image/jpeg' }),
    new File(['b'], 'IMG_2034.jpg', { type: 'image/jpeg' }),
  ];
  await userEvent.upload(dialog().getByLabelText('Choose photos'), photos);

  expect(cell('Name, person 1').value).toBe('Asha Rao');
  expect(cell('Name, person 2').value).toBe('');
  await save('Remove person 2');
  type('Mobile number, person 1', '9820000000');
  tick();
  await save('Add 1 person');
  await reply(`POST ${PEOPLE}`, { message: '1 person added.', application_ids: ['a1'] });
  await reply('POST /api/production/added-people/a1/files', { message: 'Saved.' });

  await waitFor(() => expect(toasts()).toContain('1 person added.'));
});

test('says whom the house added and what became of them, and tells one', async () => {
  await open({
    takes_people: false,
    deleted: 1,
    people: [person, { ...person, application_id: 'a2', name: 'Ravi', joined_at: '2026-11-21T05:00:00Z' }],
  });

  expect(dialog().getByText(/1 person you added asked to be deleted/)).toBeDefined();
  expect(dialog().getByText(/^Nobody can be added now/)).toBeDefined();
  expect(dialog().getByText(/Registered on/)).toBeDefined();
  await save('Tell Tara Nair');
  await reply('POST /api/production/added-people/a1/tell', {
    message: 'We are sending them a message.',
  });

  await waitFor(() => expect(toasts()).toContain('We are sending them a message.'));
});

test('reads CSV files', async () => {
  const file = new File(['Name,Phone\nAsha,9820000000\n'], 'people.csv');

  expect(await readSheet(file)).toMatchObject([{ name: 'Asha', mobile: '9820000000' }]);
});

test('reads XLSX files, with numbers as text', async () => {
  const bytes = readFileSync(join(import.meta.dirname, 'people.xlsx'));

  expect(await readSheet(new File([bytes], 'people.xlsx'))).toMatchObject([
    { name: 'Asha Rao', mobile: '9820000000', email: 'asha@example.com' },
    { name: 'आशा नायर', mobile: '+91 98200 00001', email: '' },
  ]);
});
