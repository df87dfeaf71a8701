import { call } from '#api/call.ts';
import { workerAddress } from '#features/push/worker-address.ts';

/** How this browser stands to messages of the site. */
export type Permission = 'unsupported' | 'blocked' | 'unasked' | 'allowed';

export function readPermission(): Permission {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? 'allowed' : 'unasked';
}

/** Asks whoever sits there, which a browser allows on a click alone; false if they would rather not. */
export async function subscribe(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(workerAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  // One from another login, or for a key that we had before.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('PUT /api/push-subscription', { body: { endpoint, keys: { p256dh, auth } } });
  return true;
}

export async function unsubscribe() {
  await call('DELETE /api/push-subscription');
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
