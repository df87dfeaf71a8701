import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { ChannelSwitch } from '#features/notifications/preferences/PreferenceTable.tsx';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

let wanted: boolean;

beforeEach(() => {
  wanted = false;
});
function Settings() {
  const preference = { kind: 'views', channel: 'email', wanted: useLoaderData(), fixed: false } as const;
  return <ChannelSwitch preference={preference} label="Views: Email" />;
}

async function show() {
  const Site = createRoutesStub([
    { path: '/', Component: Settings, loader: () => wanted, action: pageAction(preferenceWrites) },
  ]);
  await act(async () => render(<Site hydrationData={{ loaderData: { '0': wanted } }} />));
}

const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
const press = () => act(async () => fireEvent.click(screen.getByRole('switch')));

test('shows a change at once, saves it and can undo it', async () => {
  await show();

  await press();
  expect(isOn()).toBe(true);
  expect(received[0]).toMatchObject({
    to: 'PUT /api/preferences',
    body: { kind: 'views', channel: 'email', wanted: true },
  });
  wanted = true;
  await reply('PUT /api/preferences', { message: 'Saved.' });
  expect(isOn()).toBe(true);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(received[1]?.body).toMatchObject({ wanted: false });
});

test('reverts a change that could not be saved', async () => {
  await show();

  await press();
  await reject('PUT /api/preferences', 502, { message: '' });

  expect(isOn()).toBe(false);
  expect(screen.getByText('We couldn’t save that. Try again.')).toBeDefined();
});
