import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PushSwitch } from '#features/push/PushSwitch.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const keys = { p256dh: 'a point', auth: 'a secret' };

/** A browser that answers the question in this way; `before` is what it was answered earlier. */
function standInForBrowser({ before = 'default', answers = 'granted', breaks = false } = {}) {
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
  const Site = createRoutesStub([{ path: '/', Component }]);
  await act(async () => render(<Site />));
}

const press = () => act(async () => fireEvent.click(screen.getByRole('switch')));

test('whoever switches it on is asked then and not before, and the browser is told to the server', async () => {
  const { notification, register, subscribe } = standInForBrowser();
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

test('switched off, the server forgets the browser and the browser the site', async () => {
  const { unsubscribe } = standInForBrowser({ before: 'granted' });
  await show(true);
  expect(screen.getByRole('switch', { checked: true })).toBeDefined();

  await press();
  await act(async () => received[0]?.answer(200, { message: 'Off.' }));

  expect(received[0]?.to).toBe('DELETE /api/push-subscription');
  expect(unsubscribe).toHaveBeenCalled();
});

test('a browser that cannot show messages says so', async () => {
  await show();

  expect(screen.getByText('This browser cannot show messages of sites.')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('where messages are blocked, it is said how to allow them', async () => {
  standInForBrowser({ before: 'denied' });
  await show(true);

  expect(screen.getByText(/You have blocked messages of this site.*allow notifications/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('whoever answers no is told how to unblock it', async () => {
  standInForBrowser({ answers: 'denied' });
  await show();

  await press();

  expect(screen.getByText(/You have blocked messages of this site/)).toBeDefined();
  expect(received).toHaveLength(0);
});

test('whoever leaves the question without an answer may be asked again', async () => {
  standInForBrowser({ answers: 'default' });
  await show();

  await press();

  expect(screen.getByRole('alert').textContent).toContain('was not allowed to show messages');
  expect(screen.getByRole('switch', { checked: false })).toBeDefined();
});

test('a browser whose push service fails says so in words, and may be tried again', async () => {
  standInForBrowser({ breaks: true });
  await show();

  await press();

  expect(screen.getByRole('alert').textContent).toBe(
    'This browser could not be set up for messages. Please try again later.',
  );
  expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(false);
});

test('what the server refuses is said in its words', async () => {
  standInForBrowser();
  await show();
  await press();

  await act(async () => received[0]?.answer(400, { message: 'Messages cannot be sent to this browser.' }));

  expect(screen.getByRole('alert').textContent).toBe('Messages cannot be sent to this browser.');
});

test('the server alone does not make it on: the browser must allow it too', async () => {
  standInForBrowser({ before: 'default' });
  await show(true);

  expect(screen.getByRole('switch', { checked: false })).toBeDefined();
});
