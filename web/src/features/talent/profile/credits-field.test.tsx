import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { press } from '#testing/controls.ts';
import { readFilesIntoForms } from '#testing/file-inputs.ts';
import { find, openWizard, submit } from '#testing/open-wizard.tsx';

beforeEach(() => {
  readFilesIntoForms();
});

const film = {
  project: 'Lamp Street',
  year: 2019,
  kind: 'Film',
  role: null,
  house: null,
  link: null,
} as const;
const sentCredits = () => JSON.parse(String(find('PUT /api/user/profile').form.get('credits')));
const openLastStep = async () => {
  await press('Save and Next');
  await press('Save and Next');
};

test('sends the rows of the résumé with a new one and without empty ones', async () => {
  await openWizard({ credits: [film] });
  await openLastStep();
  await press('Add a credit');
  await press('Add a credit');

  const row = within(screen.getAllByRole('group', { name: 'New credit' })[0] as HTMLElement);
  await userEvent.type(row.getByLabelText(/^Project/), 'Court Martial');
  const filled = within(screen.getByRole('group', { name: 'Credit: Court Martial' }));
  await userEvent.type(filled.getByLabelText(/^Year/), '2024');
  await userEvent.selectOptions(filled.getByLabelText(/^What it is/), 'Theatre');
  await submit();

  expect(sentCredits()).toEqual([
    { project: 'Court Martial', role: '', house: '', year: '2024', kind: 'Theatre', link: '' },
    { project: 'Lamp Street', role: '', house: '', year: '2019', kind: 'Film', link: '' },
  ]);
});

test('does not send a résumé that was not changed', async () => {
  await openWizard({ credits: [film] });

  await submit();

  expect(find('PUT /api/user/profile').form.has('credits')).toBe(false);
});

test('removes a row, and names beside the field what a row lacks', async () => {
  await openWizard({ credits: [film] });
  await openLastStep();
  await press('Add a credit');
  const row = within(screen.getByRole('group', { name: 'New credit' }));
  await userEvent.type(row.getByLabelText(/^Year/), '24');

  fireEvent.blur(row.getByLabelText(/^Year/), { relatedTarget: document.body });
  await press('Remove Lamp Street');

  expect(row.getByText('Enter the year, such as 2024.')).toBeDefined();
  expect(row.getByText('Enter the name of the project.')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Credit: Lamp Street' })).toBeNull();
});
