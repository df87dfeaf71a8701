import { callApi } from '#api/call-api.ts';
import { workerUrl } from '#features/notifications/push/worker-url.ts';

/** Push permission of the site in this browser. */
export type Permission = 'unsupported' | 'blocked' | 'unasked' | 'allowed';

export function readPermission(): Permission {
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
  await navigator.serviceWorker.register(workerUrl());
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
