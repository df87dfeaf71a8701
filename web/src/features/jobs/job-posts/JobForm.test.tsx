import { addDays } from '@kirdaar/contract/rules/calendar';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control } from '#testing/controls.ts';
import { received } from '#testing/mock-server.ts';
import { descriptionOf, fill, filled, openJobForm, submit } from '#testing/open-job-form.tsx';

test('adds fields for another role and sends it with the film', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleAnswers(1, { role_details: 'Father', age_range: '50+' }));

  submit();

  const sent = received[0]?.form;
  expect(sent?.get('role_details')).toBe('Younger sister');
  expect(JSON.parse(String(sent?.get('more_roles')))).toMatchObject([
    { role_details: 'Father', age_range: '50+', category: 'All' },
  ]);
});

test('removes the answers of a removed role and keeps those of the other roles', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleAnswers(1, { role_details: 'Father' }));

  fireEvent.click(screen.getAllByRole('button', { name: /^Remove this role/ })[0] ?? document.body);

  expect(control('role_details').value).toBe('Father');
  expect(document.querySelector('[name="more_roles.0.role_details"]')).toBeNull();
});

test('sends what a further role says differently from the project, and nothing it leaves to it', async () => {
  await openJobForm();
  fill({ ...filled, compensation: '₹20,000 a day' });
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  expect(descriptionOf('more_roles.0.compensation')).toContain('Otherwise: ₹20,000 a day');
  expect(descriptionOf('more_roles.0.audition_type')).toContain('Otherwise: Offline');
  fill(roleAnswers(1, { role_details: 'Father' }));
  fill({ 'more_roles.0.compensation': 'Unpaid', 'more_roles.0.city_location': 'Goa' });

  submit();

  const [father] = JSON.parse(String(received[0]?.form.get('more_roles')));
  expect(father).toMatchObject({ compensation: 'Unpaid', city_location: 'Goa' });
  expect(Object.keys(father)).not.toContain('audition_type');
  expect(Object.keys(father)).not.toContain('shoot_dates');
});

test('checks the audition of a further role against the shoot that applies to it', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));

  fill({ 'more_roles.0.audition_dates': addDays(filled.shoot_dates, 1) });
  fireEvent.blur(control('more_roles.0.audition_dates'));
  expect(descriptionOf('more_roles.0.audition_dates')).toContain('The audition can’t be after the shoot.');

  fill({ 'more_roles.0.shoot_dates': addDays(filled.shoot_dates, 2) });
  fireEvent.blur(control('more_roles.0.shoot_dates'));
  expect(descriptionOf('more_roles.0.audition_dates')).not.toContain('can’t be after the shoot');
});

test('lets the next role speak for the project when the first is removed, without changing the others', async () => {
  await openJobForm();
  fill({ ...filled, compensation: 'Paid' });
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill({ ...roleAnswers(1, { role_details: 'Father' }), 'more_roles.0.compensation': 'Unpaid' });
  fill(roleAnswers(2, { role_details: 'Mother' }));

  fireEvent.click(screen.getAllByRole('button', { name: /^Remove this role/ })[0] ?? document.body);
  submit();

  const sent = received[0]?.form;
  expect([sent?.get('role_details'), sent?.get('compensation')]).toEqual(['Father', 'Unpaid']);
  expect(JSON.parse(String(sent?.get('more_roles')))).toMatchObject([
    { role_details: 'Mother', compensation: 'Paid' },
  ]);
});

test('asks for the working terms of children when the age range includes children', async () => {
  await openJobForm();
  expect(document.querySelector('[name="child_permit_no"]')).toBeNull();

  fill({ age_range: '8-12' });
  fill({ child_daily_hours: '6' });
  fireEvent.blur(control('child_daily_hours'));

  expect(descriptionOf('child_daily_hours')).toContain('at most 5');
});

test('asks for the deadline of a self-tape in place of an audition date', async () => {
  await openJobForm();

  fill({ audition_type: 'Offline' });
  expect(screen.getByLabelText(/^Audition Date/)).toBe(control('audition_dates'));
  fill({ audition_type: 'Self-tape' });

  expect(screen.getByLabelText(/^Tape Deadline/)).toBe(control('audition_dates'));
});

test('does not show the draft of one house to another', async () => {
  await openJobForm('house-1');
  fill({ project_type: 'Web Series' });
  cleanup();

  await openJobForm('house-2');

  expect(control('project_type').value).toBe('');
});

test('previews each role as talent will see it', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleAnswers(1, { role_details: 'Father' }));

  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Younger sister · Web Series' }));
  expect(dialog.getByText('Three sisters inherit a brass band.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Father' }));

  expect(screen.getByRole('dialog', { name: 'Father · Web Series' })).toBeTruthy();
});

test('sends the texts of each role in Hindi, and opens them for their errors', async () => {
  await openJobForm();
  fill(filled);
  const hindi = screen.getByText('In Hindi too').closest('details');
  const before = hindi?.open;
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleAnswers(1, { role_details: 'Father' }));
  fill({ project_description_hi: 'तीन बहनें और एक बैंड।', role_description_hi: 'पंजीकरण शुल्क ₹500 है।' });
  fill({ 'more_roles.0.role_description_hi': 'बैंड के पिता।' });

  submit();
  const asked = [hindi?.open, descriptionOf('role_description_hi'), received.length];
  fill({ role_description_hi: 'बातों में तेज़।' });
  submit();

  expect(before).toBe(false);
  expect(asked).toEqual([true, expect.stringContaining('must not ask talent for money'), 0]);
  expect(control('role_description_hi').lang).toBe('hi');
  const sent = received[0]?.form;
  expect(sent?.get('project_description_hi')).toBe('तीन बहनें और एक बैंड।');
  expect(sent?.get('role_description_hi')).toBe('बातों में तेज़।');
  expect(JSON.parse(String(sent?.get('more_roles')))).toMatchObject([
    { role_details: 'Father', role_description_hi: 'बैंड के पिता।' },
  ]);
});

test('keeps the Hindi texts of the other roles when a role is removed', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill({ role_description_hi: 'पहला रोल', 'more_roles.0.role_description_hi': 'दूसरा रोल' });

  fireEvent.click(screen.getAllByRole('button', { name: /^Remove this role/ })[0] ?? document.body);

  expect(control('role_description_hi').value).toBe('दूसरा रोल');
  expect(screen.getByText('In Hindi too').closest('details')?.open).toBe(true);
});

/** Returns the answers for an additional role, under the field names of its index. */
function roleAnswers(index: number, changes: Record<string, string>): Record<string, string> {
  const { role_details, role_type, gender, age_range, height, body_type, skills_needed, role_description } = {
    ...filled,
    ...changes,
  };
  const role = {
    role_details,
    role_type,
    gender,
    age_range,
    height,
    body_type,
    skills_needed,
    role_description,
  };
  return Object.fromEntries(
    Object.entries(role).map(([name, answer]) => [`more_roles.${index - 1}.${name}`, answer]),
  );
}
