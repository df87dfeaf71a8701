import { type Messenger, type OutgoingMessage, undeliverable } from '#platform/channels/messenger.ts';
import { encryptPush, type PushKeys } from '#platform/channels/push-encryption.ts';
import { isPushEndpoint } from '#platform/channels/push-endpoint.ts';
import type { Vapid } from '#platform/channels/vapid.ts';

/** A browser subscribed to push messages. */
interface Device extends PushKeys {
  endpoint: string;
}

interface Devices {
  find: (id: string) => Promise<Device | undefined>;
  /** Deletes a device that its push service no longer knows. */
  forget: (id: string) => Promise<unknown>;
}

interface PushOptions {
  vapid: Vapid;
  hosts: readonly string[];
  now: () => Date;
  timeout_ms?: number | undefined;
}

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a closed browser. */
const KEPT_SECONDS = 86_400;
/** In characters. A push service accepts 4 KB, and a character of Hindi takes three bytes. */
const MAX_TITLE = 120;
const MAX_TEXT = 600;

/** Sends messages to browsers through their push services; the recipient of a message is a device id. */
export function pushMessenger(devices: Devices, ways: PushOptions): Messenger {
  return {
    send: async (id, message) => {
      const device = await devices.find(message.to);
      if (!device) throw undeliverable('not_subscribed');
      if (!isPushEndpoint(device.endpoint, ways.hosts)) throw undeliverable('unknown_push_host');

      const status = await post(ways, device, id, message);
      if (status === 404 || status === 410) {
        await devices.forget(message.to);
        throw undeliverable('not_subscribed');
      }
      if (status === 429 || status >= 500) throw new Error(`The push service answered with ${status}.`);
      if (status >= 400) throw undeliverable('push_refused', status);
      return undefined;
    },
  };
}

async function post(
  { vapid, now, timeout_ms = TIMEOUT_MS }: PushOptions,
  device: Device,
  id: string,
  message: OutgoingMessage,
) {
  const response = await fetch(device.endpoint, {
    method: 'POST',
    headers: {
      authorization: vapid.authorize(device.endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
      // A retry replaces the same message if it is still waiting.
      topic: id.replaceAll('-', ''),
    },
    body: new Uint8Array(encryptPush(notificationOf(id, message), device)),
    signal: AbortSignal.timeout(timeout_ms),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.status;
}

/** The data from which the service worker shows a notification; the same id replaces the previous one. */
function notificationOf(id: string, { subject, text, link }: OutgoingMessage): string {
  return JSON.stringify({
    title: shorten(subject, MAX_TITLE),
    text: shorten(text, MAX_TEXT),
    link,
    tag: id,
  });
}

function shorten(text: string, max: number): string {
  const signs = [...text];
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : text;
}
