import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as staff from '#features/admin/staff-accounts/StaffPage.tsx';
import * as switches from '#features/admin/switches/SwitchesPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const identity = () => screen.queryByRole('dialog', { name: 'Confirm that it is you' });
const asksWho = { code: 'staff_confirmation_required' } as const;
const off = { reason: 'The bank is down.', by: 'Ravi', since: '2026-03-01T10:00:00Z' };

/** Switches payments on, which the server does only once it knows who asks. */
async function switchOn() {
  await openPage(switches, { switches: [{ name: 'payments', off }], safety_number: '112' });
  await press('Switch on: Payments');
  await reject('POST /api/admin/switches/on', 403, asksWho);
}

async function confirm(password: string, code: string) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Code from your authenticator app'), { target: { value: code } });
  await press('Continue');
}

test('asks for the password and a code, and then repeats what was rejected', async () => {
  await switchOn();
  expect(toasts()).toEqual([]);

  expect(screen.getByLabelText('Password').getAttribute('autofocus')).toBe('');
  await confirm('a long password', '123456');
  // A second press sends nothing, and the button keeps the focus.
  await press('Checking...');
  const asked = await reply('POST /api/admin/confirm');
  const repeated = await reply('POST /api/admin/switches/on', { message: 'Switched on.' });

  expect(asked.body).toEqual({ password: 'a long password', code: '123456' });
  expect(repeated.body).toEqual({ name: 'payments' });
  expect(identity()).toBeNull();
  expect(toasts()).toEqual(['Switched on.']);
});

test('keeps asking after a wrong code, with an empty code, and beside the field that is wrong', async () => {
  await switchOn();

  await confirm('a long password', '111111');
  await reject('POST /api/admin/confirm', 400, { message: 'Wrong code.' });
  expect(screen.getByRole('alert').textContent).toBe('Wrong code.');
  expect(screen.getByLabelText('Code from your authenticator app')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a long password');
  await confirm('', '111111');
  await reject('POST /api/admin/confirm', 400, { fields: { password: 'Enter your password.' } });

  expect(screen.queryByRole('alert')?.textContent).not.toBe('Wrong code.');
  expect(screen.getByLabelText('Password')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false);
});

test('confirms with a passkey only if there is one, and sends nothing when the dialog is closed', async () => {
  await switchOn();

  await press('Use a passkey instead');
  await reply('POST /api/admin/confirm/options', { options: null });
  expect(within(identity() ?? document.body).getByRole('alert').textContent).toMatch(/passkey/);
  expect(pending).toEqual([]);
  await press('Close');

  expect(identity()).toBeNull();
  expect(pending).toEqual([]);
});

test('shows why a part is off, and asks for a reason before it turns one off', async () => {
  await openPage(switches, {
    switches: [
      { name: 'payments', off },
      { name: 'posting', off: null },
    ],
    safety_number: '112',
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Payments: off',
    'New casting calls: on',
  ]);
  expect(screen.getByText('Ravi, 1 Mar 2026, 3:30 pm IST: The bank is down.')).toBeDefined();
  expect(screen.getByText(/^Nobody can buy a plan/)).toBeDefined();
  expect(screen.getByText(/^While off: Production houses can save drafts/)).toBeDefined();

  await press('Switch off: New casting calls');
  fill(/^Reason/, 'Too much spam.');
  await press('Switch off');
  const rejected = await reject('POST /api/admin/switches/off', 500, { message: 'Not now.' });
  expect(rejected.body).toEqual({ name: 'posting', reason: 'Too much spam.' });
  expect(toasts()).toEqual(['Not now.']);
  expect(screen.getByLabelText(/^Reason/)).toHaveProperty('value', 'Too much spam.');
  await press('Switch off');
  await reply('POST /api/admin/switches/off', { message: 'Switched off.' });

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows an error of the reason beside it, and no toast', async () => {
  await openPage(switches, { switches: [{ name: 'posting', off: null }], safety_number: '112' });
  await press('Switch off: New casting calls');
  await press('We are under attack.');
  await press('Switch off');
  await reject('POST /api/admin/switches/off', 400, { fields: { reason: 'Say more.' } });

  expect(screen.getByText('Say more.')).toBeDefined();
  expect(toasts()).toEqual([]);
});

const person = { id: 'p', email: 'ravi@kirdaar.example', name: 'Ravi', role: 'support', is_self: false };

test('shows each member of staff with an email, a state and a role that others can change', async () => {
  await openPage(staff, [
    { ...person, id: 'me', name: null, is_self: true, state: 'active', last_login_at: null },
    { ...person, state: 'active', last_login_at: '2026-03-01T10:00:00Z' },
    { ...person, id: 'i', name: null, email: 'i@kirdaar.example', state: 'invited', last_login_at: null },
    { ...person, id: 'e', name: null, email: 'e@kirdaar.example', state: 'expired', last_login_at: null },
  ]);

  const rows = screen.getAllByRole('listitem').map((row) => within(row).getAllByText(/./)[1]?.textContent);
  expect(rows).toEqual([
    'Not logged in',
    'ravi@kirdaar.example · Logged in 1 Mar 2026, 3:30 pm IST',
    'Invited',
    'Invitation expired',
  ]);
  expect(screen.getAllByRole('combobox', { name: /^Role of/ })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
});

test('invites, changes the role of and removes a member of staff', async () => {
  await openPage(staff, [{ ...person, state: 'active', last_login_at: null }]);

  fireEvent.change(screen.getByLabelText('Role of Ravi'), { target: { value: 'support' } });
  fireEvent.change(screen.getByLabelText('Role of Ravi'), { target: { value: 'editor' } });
  await press('Save changes to the role of Ravi');
  expect(document.activeElement).toBe(screen.getByLabelText('Role of Ravi'));
  const changed = await reject('PUT /api/admin/staff/p', 500);
  expect(changed.body).toEqual({ role: 'editor' });
  await press('Remove Ravi');
  await press('Remove');
  await reject('DELETE /api/admin/staff/p', 500);
  fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'new@kirdaar.example' } });
  fireEvent.input(screen.getByLabelText('Role *'), { target: { value: 'finance' } });
  await press('Send invitation');
  const invited = await reply('POST /api/admin/staff');

  expect(invited.body).toEqual({ email: 'new@kirdaar.example', role: 'finance' });
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', '');
});

test('confirms the role that another owner proposed, and no role of one’s own proposal', async () => {
  const proposal = { role: 'moderator', by: 'Asha', is_own: false, effective_at: null };
  await openPage(staff, [
    { ...person, state: 'proposed', last_login_at: null, proposal },
    { ...person, id: 'o', name: 'Om', state: 'active', proposal: { ...proposal, is_own: true } },
  ]);

  expect(screen.getAllByText('Asha proposed the role Moderator.')).toHaveLength(2);
  expect(screen.getByText(/Invited once another owner confirms/)).toBeDefined();
  await press('Confirm role Moderator');
  const { body } = await reply('POST /api/admin/staff/p/confirm');
  expect(body).toEqual({ role: 'moderator' });
});

test('an owner rejects or agrees to a removal, which takes effect by itself, and confirms a new login', async () => {
  const proposal = { role: null, by: 'Asha', is_own: false, effective_at: '2026-03-05T10:00:00.000Z' };
  const login = { ...proposal, role: 'owner', effective_at: null };
  await openPage(staff, [
    { ...person, is_self: true, state: 'active', proposal },
    { ...person, id: 'o', name: 'Om', role: 'owner', state: 'active', proposal: login },
  ]);

  expect(screen.getByText(/Asha proposed to remove this person. It takes effect on 5 Mar/)).toBeDefined();
  await press('Confirm removal');
  const agreed = await reject('POST /api/admin/staff/p/confirm', 500);
  fireEvent.click(screen.getAllByText('Reject proposal')[0] as HTMLElement);
  await reply('DELETE /api/admin/staff/p/proposal');
  await press('Confirm new login');
  const { body } = await reply('POST /api/admin/staff/o/confirm');

  expect([agreed.body, body]).toEqual([{ role: null }, { role: 'owner' }]);
});

test('saves the number that talent can call', async () => {
  await openPage(switches, { switches: [], safety_number: '112' });
  const field = screen.getByRole('textbox', { name: /^Number to call/ });
  await userEvent.clear(field);
  await userEvent.type(field, '1091');
  await press('Save changes');

  const { body } = await reply('PUT /api/admin/safety-number', { message: 'Number saved.' });
  expect(body).toEqual({ number: '1091' });
  expect(toasts()).toEqual(['Number saved.']);
});
