import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as layout from '#app/StaffLayout.tsx';
import * as login from '#features/admin/staff-accounts/StaffLoginPage.tsx';
import { readStaffToken, storeStaffToken } from '#features/admin/staff-token.ts';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { staffSession } from '#testing/sample-session.ts';

const open = (role: string) =>
  openPage(
    { default: layout.default, clientAction: undefined },
    { name: 'Ravi', role, session_ends_at: '2026-03-01T10:00:00Z' },
  );
const pages = () =>
  [...screen.getByRole('navigation').querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each([
  ['support', ['/admin', '/admin/lists/houses', '/admin/money']],
  ['finance', ['/admin', '/admin/money', '/admin/figures']],
  [
    'moderator',
    [
      ...['/admin', '/admin/lists/houses', '/admin/figures', '/admin/flag-rules', '/admin/reasons'],
      ...['/admin/announcements', '/admin/content'],
    ],
  ],
  ['editor', ['/admin/announcements', '/admin/content']],
])('shows %s the pages of that role only', async (role, shown) => {
  await open(role);

  expect(pages()).toEqual(shown);
});

test('shows an owner every page', async () => {
  await open('owner');

  expect(pages()).toHaveLength(11);
  expect(pages()).toEqual(expect.arrayContaining(['/admin/audit-log', '/admin/staff', '/admin/switches']));
});

test('lets the keyboard skip the links to all pages', async () => {
  await open('owner');

  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('shows the version', async () => {
  await open('editor');

  expect(screen.getByRole('main').textContent).toMatch(/Version \d+\.\d+\.\d+$/);
});

test('redirects visitors to the login and back, and removes the token even if the server is unavailable', async () => {
  const [guard] = layout.clientMiddleware;
  const enter = () => {
    try {
      guard?.({ request: new Request('http://site.example/admin/people?search=a') });
      return undefined;
    } catch (redirect) {
      return (redirect as Response).headers.get('location');
    }
  };
  expect(enter()).toBe(`/admin/login?return=${encodeURIComponent('/admin/people?search=a')}`);
  storeStaffToken('a token');
  expect(enter()).toBeUndefined();

  await open('owner');
  await press(/^Log out/i);
  await act(async () => pending.at(-1)?.lose());

  expect(readStaffToken()).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('At /admin/login');
});

test('asks staff for a code after the password and logs in with both', async () => {
  await openPage(login, {});
  const field = (label: RegExp) => screen.getByLabelText(label);
  const submit = (element: Element) =>
    act(async () => fireEvent.submit(element.closest('form') ?? document.body));
  fireEvent.input(field(/^Email/), { target: { value: 'ravi@kirdaar.example' } });
  fireEvent.input(field(/^Password/), { target: { value: 'a long password' } });
  await submit(field(/^Email/));
  const credentials = { email: 'ravi@kirdaar.example', password: 'a long password' };
  const code = { fields: { code: 'Enter the code.' } };
  const first = await reject('POST /api/admin/login', 401, code);
  expect(first.body).toEqual(credentials);
  expect(screen.queryByText('Rejected.')).toBeNull();

  const box = screen.getByRole('textbox', { name: /code/i });
  fireEvent.change(box, { target: { value: '123456' } });
  await submit(box);
  const second = await reply('POST /api/admin/login', staffSession('a token'));
  expect(second.body).toEqual({ ...credentials, code: '123456' });
  expect(screen.getByRole('heading').textContent).toBe('At /admin');
  expect(readStaffToken()).toBe('a token');
});
