import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { type Messenger, messengerOf } from '#platform/messenger.ts';
import { outboxMessenger } from '#platform/outbox.ts';

interface World {
  config: Config;
  now: () => Date;
  onFiled: (file: string) => void;
}

/** Who carries the messages of each channel, as it is configured; the outbox those of a channel without a provider. */
export function openMessenger({ config, now, onFiled }: World): {
  messenger: Messenger;
  close: () => Promise<void>;
} {
  const outbox = outboxMessenger(join(config.DATA_DIR, 'outbox'), now, onFiled);
  const messenger = messengerOf({ email: outbox, whatsapp: outbox, sms: outbox, push: outbox });
  return { messenger, close: async () => {} };
}
