import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applySections } from '#features/applications/apply/apply-fields.ts';
import { CorrectForm } from '#features/applications/apply/CorrectForm.tsx';
import { answerOf } from '#testing/apply-form.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

/** Every text that was sent; lists have the first of their options. */
const details = Object.fromEntries(
  applySections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ accept, name }) => !accept && !['roleInfo', 'travelRelocation', 'specifiedDates'].includes(name),
    )
    .map((field) => [field.name, answerOf(field)]),
);
const sent = { role_specific_info: 'I ride.', travel: true, availability: false, details };

test('shows what was sent and sends it corrected', async () => {
  showWithToasts(<CorrectForm id="a1" sent={sent} />, applicationWrites);
  const role = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Role Information/ });
  expect(role.value).toBe('I ride.');

  await userEvent.type(role, ' I also fence.');
  await userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));

  await waitFor(() => expect(pending[0]?.to).toBe('PUT /api/user/job-applications/a1/sent'));
  expect(pending[0]?.body).toEqual({ ...sent, role_specific_info: 'I ride. I also fence.' });
  const message = 'The production house has already seen this application, so you can’t correct it.';
  await reject('PUT /api/user/job-applications/a1/sent', 409, { message });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(role.value).toBe('I ride. I also fence.');
});

test('sends no correction with an empty field', async () => {
  showWithToasts(<CorrectForm id="a1" sent={{ ...sent, role_specific_info: '' }} />, applicationWrites);

  await userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));

  expect(screen.getByText('❌ Please fill the field: Role Information')).toBeTruthy();
  expect(pending).toHaveLength(0);
});

test('shows the server’s error beside its answer, and confirms a correction', async () => {
  showWithToasts(<CorrectForm id="a1" sent={sent} />, applicationWrites);
  const role = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Role Information/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));

  await save();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
  const fields = { role_specific_info: 'Do not ask for money.', 'details.height': 'Enter a height.' };
  await reject('PUT /api/user/job-applications/a1/sent', 400, { fields });
  expect(role.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Do not ask for money.')).toBeTruthy();
  expect(screen.getByText('Enter a height.')).toBeTruthy();

  await userEvent.type(role, '!');
  await save();
  await reply('PUT /api/user/job-applications/a1/sent', { message: 'Corrected.' });
  expect(await screen.findByText('Corrected.')).toBeTruthy();
});

test('sends that the talent can no longer travel', async () => {
  showWithToasts(
    <CorrectForm id="a1" sent={{ ...sent, travel: false, availability: true }} />,
    applicationWrites,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));

  expect(pending[0]?.body).toMatchObject({ travel: false, availability: true });
});
