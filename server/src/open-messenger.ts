import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { type Messenger, messengerOf } from '#platform/messenger.ts';
import { outboxMessenger } from '#platform/outbox.ts';
import { openSms } from '#platform/sms-gateway.ts';
import { openMail } from '#platform/smtp.ts';

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
  const mail = configuredMail(config);
  const sms = configuredSms(config);
  const messenger = messengerOf({
    email: mail ?? outbox,
    whatsapp: outbox,
    sms: sms ?? outbox,
    push: outbox,
  });
  return { messenger, close: async () => mail?.close() };
}

function configuredMail({ SMTP_URL, EMAIL_FROM, BOUNCE_ADDRESS, SUPPORT_EMAIL }: Config) {
  if (!SMTP_URL || !EMAIL_FROM) return undefined;
  return openMail({
    url: SMTP_URL,
    from: EMAIL_FROM,
    bounceAddress: BOUNCE_ADDRESS,
    replyTo: SUPPORT_EMAIL,
  });
}

function configuredSms(config: Config): Messenger | undefined {
  const { SMS_API_URL, SMS_ACCOUNT, SMS_AUTH_KEY, SMS_SENDER, SMS_ENTITY_ID, SMS_TEMPLATES } = config;
  if (!SMS_ACCOUNT || !SMS_AUTH_KEY || !SMS_SENDER || !SMS_ENTITY_ID) return undefined;
  return openSms({
    url: SMS_API_URL,
    account: SMS_ACCOUNT,
    authKey: SMS_AUTH_KEY,
    sender: SMS_SENDER,
    entityId: SMS_ENTITY_ID,
    templates: SMS_TEMPLATES,
  });
}
