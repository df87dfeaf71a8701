import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { PushSwitch, pushWrites } from '#features/notifications/push/PushSwitch.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const keys = { p256dh: 'a point', auth: 'a secret' };

/**
 * Stubs a browser that answers the permission prompt with `answers`. `before` is the permission beforehand.
 */
function mockBrowser({ before = 'default', answers = 'granted', breaks = false } = {}) {
  const unsubscribe = vi.fn();
  const subscribe = vi.fn(async () => {
    if (breaks) throw new DOMException('Registration failed - push service error', 'AbortError');
    return { toJSON: () => ({ endpoint: 'https://push.example/1', keys }) };
  });
  const pushManager = { getSubscription: async () => ({ unsubscribe }), subscribe };
  const register = vi.fn(async () => {});
  const serviceWorker = {
    register,
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission: before,
    requestPermission: vi.fn(async () => {
      notification.permission = answers;
      return answers;
    }),
  };
  vi.stubGlobal('Notification', notification);
  return { notification, register, subscribe, unsubscribe };
}

async function show(active = false) {
  const subscription = { success: true, public_key: 'our key', active } as const;
  const Component = () => <PushSwitch subscription={subscription} />;
  await openSite([{ path: '/', Component, action: pageAction(pushWrites) }]);
}

const press = () => act(async () => fireEvent.click(screen.getByRole('switch')));

test('asks for permission only when switched on, and then sends the subscription to the server', async () => {
  const { notification, register, subscribe } = mockBrowser();
  await show();
  expect(notification.requestPermission).not.toHaveBeenCalled();

  await press();

  expect(register).toHaveBeenCalledWith('/push-worker.js');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our key' });
  expect(received[0]).toMatchObject({
    to: 'PUT /api/push-subscription',
    body: { endpoint: 'https://push.example/1', keys },
  });
});

test('removes the subscription on the server and in the browser when switched off', async () => {
  const { unsubscribe } = mockBrowser({ before: 'granted' });
  await show(true);
  expect(screen.getByRole('switch', { checked: true })).toBeDefined();

  await press();
  await reply('DELETE /api/push-subscription', { message: 'Off.' });

  expect(received[0]?.to).toBe('DELETE /api/push-subscription');
  expect(unsubscribe).toHaveBeenCalled();
});

test('says so when the browser does not support push notifications', async () => {
  await show();

  expect(screen.getByText('This browser doesn’t support notifications.')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('explains how to allow blocked notifications', async () => {
  mockBrowser({ before: 'denied' });
  await show(true);

  expect(
    screen.getByText(/You have blocked notifications from this site.*allow notifications/),
  ).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('explains how to unblock notifications when permission is denied', async () => {
  mockBrowser({ answers: 'denied' });
  await show();

  await press();

  expect(screen.getByText(/You have blocked notifications from this site/)).toBeDefined();
  expect(received).toHaveLength(0);
});

test('allows another prompt when the permission prompt was dismissed', async () => {
  mockBrowser({ answers: 'default' });
  await show();

  await press();

  expect(screen.getByRole('alert').textContent).toContain(
    'have not allowed the browser to show notifications',
  );
  expect(screen.getByRole('switch', { checked: false })).toBeDefined();
});

test('shows an error when the push service fails and allows a retry', async () => {
  mockBrowser({ breaks: true });
  await show();

  await press();

  expect(screen.getByRole('alert').textContent).toBe(
    'We couldn’t turn on notifications in this browser. Try again later.',
  );
  expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(false);
});

test('shows the error message of the server', async () => {
  mockBrowser();
  await show();
  await press();

  await reject('PUT /api/push-subscription', 400, { message: 'Messages cannot be sent to this browser.' });

  expect(screen.getByRole('alert').textContent).toBe('Messages cannot be sent to this browser.');
});

test("is off without the browser's permission, even if the server has a subscription", async () => {
  mockBrowser({ before: 'default' });
  await show(true);

  expect(screen.getByRole('switch', { checked: false })).toBeDefined();
});
