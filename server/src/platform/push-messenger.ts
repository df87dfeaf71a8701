import { type Message, type Messenger, Undeliverable } from '#platform/messenger.ts';
import { encryptPush, type PushKeys } from '#platform/push-encryption.ts';
import { isPushEndpoint } from '#platform/push-endpoint.ts';
import type { Vapid } from '#platform/vapid.ts';

/** A browser that shows our messages. */
interface Device extends PushKeys {
  endpoint: string;
}

interface Devices {
  find: (id: string) => Promise<Device | undefined>;
  /** Forgets one that its push service no longer knows. */
  forget: (id: string) => Promise<unknown>;
}

interface Ways {
  vapid: Vapid;
  hosts: readonly string[];
  now: () => Date;
  patience_ms?: number | undefined;
}

const PATIENCE_MS = 10_000;
/** For how long a push service keeps what a browser that is closed cannot take. */
const KEPT_SECONDS = 86_400;
/** A push service takes 4 KB; in Hindi a character is three bytes. */
const TITLE_MOST = 120;
const TEXT_MOST = 600;

/** Sends messages to browsers through their push services; a message's address is the id of a device. */
export function pushMessenger(devices: Devices, ways: Ways): Messenger {
  return {
    send: async (id, message) => {
      const device = await devices.find(message.to);
      if (!device) throw new Undeliverable('The browser no longer takes messages.');
      if (!isPushEndpoint(device.endpoint, ways.hosts))
        throw new Undeliverable('Its push service is unknown.');

      const status = await post(ways, device, id, message);
      if (status === 404 || status === 410) {
        await devices.forget(message.to);
        throw new Undeliverable('The browser no longer takes messages.');
      }
      if (status === 429 || status >= 500) throw new Error(`The push service answered with ${status}.`);
      if (status >= 400) throw new Undeliverable(`The push service answered with ${status}.`);
      return undefined;
    },
  };
}

async function post(
  { vapid, now, patience_ms = PATIENCE_MS }: Ways,
  device: Device,
  id: string,
  message: Message,
) {
  const response = await fetch(device.endpoint, {
    method: 'POST',
    headers: {
      authorization: vapid.authorize(device.endpoint, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
      // One that still waits when it is sent again is replaced.
      topic: id.replaceAll('-', ''),
    },
    body: new Uint8Array(encryptPush(notificationOf(id, message), device)),
    signal: AbortSignal.timeout(patience_ms),
    redirect: 'error',
  });
  await response.body?.cancel();
  return response.status;
}

/** What the service worker makes a notification of; the same id takes the place of the former. */
function notificationOf(id: string, { subject, text, link }: Message): string {
  return JSON.stringify({
    title: shorten(subject, TITLE_MOST),
    text: shorten(text, TEXT_MOST),
    link,
    tag: id,
  });
}

function shorten(words: string, most: number): string {
  const signs = [...words];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : words;
}
