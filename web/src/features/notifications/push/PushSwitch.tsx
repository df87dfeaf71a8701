import type { Reply } from '@kirdaar/contract/api';
import { useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { workerUrl } from '#api/worker-url.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/notifications/inbox.ts';

const unavailableTexts: Record<'unsupported' | 'blocked', string> = words.unavailable;

/** Switch for push notifications in this browser, which also arrive while the site is closed. */
export function PushSwitch({ subscription }: { subscription: Reply<'GET /api/push-subscription'> }) {
  const { public_key, active } = subscription;
  const subscribing = useWrite(pushWrites, 'subscribe');
  const unsubscribing = useWrite(pushWrites, 'unsubscribe');
  const [permission, setPermission] = useState(readPermission);
  const [dismissed, setDismissed] = useState(false);
  const error = subscribing.error ?? unsubscribing.error;

  async function turn(on: boolean) {
    setDismissed(false);
    if (!on) return unsubscribing.submit();
    const granted = await requestPermission();
    setPermission(granted);
    if (granted === 'allowed') subscribing.submit(public_key);
    else setDismissed(granted === 'unasked');
  }

  if (isClosed(permission)) {
    return (
      <div>
        <p className="font-semibold">{words.push_label}</p>
        <p className="mt-1 max-w-prose text-muted text-sm">{unavailableTexts[permission]}</p>
      </div>
    );
  }
  const on = active && permission === 'allowed';
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={words.push_label}
        hint={on ? words.on : words.off}
        on={on}
        busy={subscribing.busy || unsubscribing.busy}
        onSwitch={turn}
      />
      {dismissed && <Notice tone="failure">{words.dismissed}</Notice>}
      {error && <Notice tone="failure">{serverMessage(error, words.push_failed)}</Notice>}
    </div>
  );
}

function isClosed(permission: Permission): permission is keyof typeof unavailableTexts {
  return permission in unavailableTexts;
}

type Permission = 'unsupported' | 'blocked' | 'unasked' | 'allowed';

function readPermission(): Permission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? 'allowed' : 'unasked';
}

/** Asks for permission. Browsers allow the prompt only on a click. */
export async function requestPermission(): Promise<Permission> {
  await Notification.requestPermission();
  return readPermission();
}

/** Subscribes this browser, which the user has permitted. */
export async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register(workerUrl('/push-worker.js'));
  const { pushManager } = await navigator.serviceWorker.ready;
  // Removes a subscription of another login or of an earlier public key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await callApi('PUT /api/push-subscription', { body: { endpoint, keys: { p256dh, auth } } });
}

export async function unsubscribe() {
  await callApi('DELETE /api/push-subscription');
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

export const pushWrites = {
  subscribe: (publicKey: string) => subscribe(publicKey).catch(hideBrowserError),
  unsubscribe: () => unsubscribe().catch(hideBrowserError),
};

/** The browser's own error message is meant for developers. */
function hideBrowserError(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, String(error));
}
