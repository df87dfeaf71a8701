import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { control, descriptionOf, fill, filled, openJobForm, submit } from '#testing/open-job-form.tsx';

letDialogsOpen();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('another role has fields of its own, and travels with the film', async () => {
  const { requests } = await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleOf(1, { role_details: 'Father', age_range: '50+' }));

  submit();

  const sent = requests[0]?.form;
  expect(sent?.get('role_details')).toBe('Younger sister');
  expect(JSON.parse(String(sent?.get('more_roles')))).toMatchObject([
    { role_details: 'Father', age_range: '50+', category: 'All' },
  ]);
});

test('a role that is taken out takes its answers along, and the others keep theirs', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleOf(1, { role_details: 'Father' }));

  fireEvent.click(screen.getAllByRole('button', { name: /^Remove this role/ })[0] ?? document.body);

  expect(control('role_details').value).toBe('Father');
  expect(document.querySelector('[name="more_roles.0.role_details"]')).toBeNull();
});

test('an age range that takes in children asks for their terms', async () => {
  await openJobForm();
  expect(document.querySelector('[name="child_permit_no"]')).toBeNull();

  fill({ age_range: '8-12' });
  fill({ child_daily_hours: '6' });
  fireEvent.blur(control('child_daily_hours'));

  expect(descriptionOf('child_daily_hours')).toContain('at most 5');
});

test('what one house typed is not shown to another', async () => {
  await openJobForm('house-1');
  fill({ project_type: 'Web Series' });
  cleanup();

  await openJobForm('house-2');

  expect(control('project_type').value).toBe('');
});

test('the preview shows each role as talent will see it', async () => {
  await openJobForm();
  fill(filled);
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }));
  fill(roleOf(1, { role_details: 'Father' }));

  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Younger sister · Web Series' }));
  expect(dialog.getByText('Three sisters inherit a brass band.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Father' }));

  expect(screen.getByRole('dialog', { name: 'Father · Web Series' })).toBeTruthy();
});

/** The answers about a further role. */
function roleOf(place: number, changes: Record<string, string>): Record<string, string> {
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
    Object.entries(role).map(([name, answer]) => [`more_roles.${place - 1}.${name}`, answer]),
  );
}
