import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import RegisterPage from '#features/accounts/identity/RegisterPage.tsx';
import VerifyPage, { clientAction } from '#features/accounts/identity/VerifyPage.tsx';
import { press } from '#testing/controls.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

async function open(Page: unknown, pathname: string, state?: object) {
  // Without Google, as most installations are.
  const Loaded = Page as ComponentType<{ loaderData: object }>;
  const Component = () => <Loaded loaderData={{ google: false }} />;
  await openSite([{ path: pathname, Component, action: clientAction }], { pathname, state });
}

const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((control) => control.getAttribute('name'));

test('asks a talent for every field before sending anything', async () => {
  await open(RegisterPage, '/user/register');

  await press('Register');

  expect(wrongFields()).toEqual(['name', 'email', 'mobile', 'password', 'pan_no', 'aadhaar_no']);
  expect(received).toHaveLength(0);
});

test('says what PAN and Aadhaar are for, and links what a talent agrees to', async () => {
  await open(RegisterPage, '/user/register');
  const described = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  };

  expect(described('PAN *').join()).toContain('For contracts and payments. We store only the last 4');
  expect(described('Aadhaar number *').join()).toContain('Confirms that one person has one account.');
  expect(screen.getByText(/By continuing, you agree to our/)).toBeDefined();
  const links = ['terms of use', 'privacy notice'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/terms', '/privacy']);
});

test('asks a house for every field except company name and GST number', async () => {
  await open(RegisterPage, '/production/register');

  await press('Register');

  const needed = ['type_of_work', 'email', 'phone_number', 'pan_no', 'aadhaar_no', 'password'];
  expect(wrongFields()).toEqual(needed);
  expect(received).toHaveLength(0);
});

test('also offers a verified talent the login of production houses', async () => {
  await open(VerifyPage, '/user/verify', { email: 'asha@example.com', codeSent: true });
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });

  await press('Verify');
  await reply('POST /api/user/verify', { message: 'Verified.' });

  expect(screen.getByText('Your account is verified.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Client Login' }).getAttribute('href')).toBe('/production/login');
});
