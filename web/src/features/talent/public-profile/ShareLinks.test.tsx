import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { ShareLinks } from '#features/talent/public-profile/ShareLinks.tsx';
import { press } from '#testing/controls.ts';
import { received, reply } from '#testing/mock-server.ts';
import { Toasts } from '#ui/Toasts.tsx';

let links: ProfileLink[];

beforeEach(() => {
  links = [];
});
const link: ProfileLink = {
  id: '3d0e6a53-9a0c-4f4e-8d63-0a3c0f9f8a11',
  label: 'Casting of the new series',
  address: 'https://kirdaar.example/shared/abc',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2999-01-01T00:00:00.000Z',
  revoked_at: null,
  opened: 2,
};

async function show() {
  const Site = createRoutesStub([
    {
      path: '/',
      loader: () => links,
      action: pageAction(publicProfileWrites),
      HydrateFallback: () => null,
      // The loader above is the only one.
      Component: ({ loaderData }) => <ShareLinks links={loaderData as ProfileLink[]} name="Asha Rao" />,
    },
  ]);
  await act(async () =>
    render(
      <>
        <Site />
        <Toasts />
      </>,
    ),
  );
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('creates a link, shows it and empties the form', async () => {
  await show();
  type(/Who is it for/, 'Asha');
  await press('Create link');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/profile-links',
    body: { label: 'Asha', days: 30 },
  });

  links = [link];
  await reply('POST /api/user/profile-links', { message: 'Made.', link });

  expect(screen.getByText(link.label)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/Who is it for/).value).toBe('');
});

test('keeps the typed label when a link cannot be created', async () => {
  await show();
  type(/Who is it for/, 'Asha');
  await press('Create link');

  await act(async () => received[0]?.lose());

  expect(screen.getByText('We couldn’t create the link. Try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/Who is it for/).value).toBe('Asha');
});

test('ends a link after a confirmation and moves it to the ended links', async () => {
  links = [link];
  await show();
  await press(`Turn off link: ${link.label}`);
  await press('Turn off this link');
  expect(received[0]?.to).toBe(`DELETE /api/user/profile-links/${link.id}`);

  links = [{ ...link, revoked_at: '2026-02-01T00:00:00.000Z' }];
  await reply(`DELETE /api/user/profile-links/${link.id}`, { message: 'Ended.' });

  expect(screen.getByText('Link turned off.')).toBeDefined();
  expect(screen.getByText('Inactive links (1)')).toBeDefined();
});
