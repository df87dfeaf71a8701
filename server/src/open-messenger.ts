import { join } from 'node:path';
import { deleteDevice, findDevice } from '#features/notifications/push/queries.ts';
import { reportAddress } from '#features/notifications/sms/report-address.ts';
import { type Messenger, messengerOf, undeliverable } from '#platform/channels/messenger.ts';
import { outboxMessenger } from '#platform/channels/outbox.ts';
import { pushMessenger } from '#platform/channels/push-messenger.ts';
import { openSms } from '#platform/channels/sms-gateway.ts';
import { openMail } from '#platform/channels/smtp.ts';
import { openVapid } from '#platform/channels/vapid.ts';
import { whatsappMessenger } from '#platform/channels/whatsapp-cloud.ts';
import type { Config } from '#platform/config/config.ts';
import type { Secrets } from '#platform/config/secrets.ts';
import type { Database } from '#platform/database/database.ts';

interface World {
  config: Config;
  secrets: Secrets;
  db: Database;
  now: () => Date;
  onFiled: (file: string) => void;
}

/**
 * Opens the configured provider of each channel. A channel without one writes to the outbox; in production it
 * fails.
 */
export function openMessenger(world: World): { messenger: Messenger; close: () => Promise<void> } {
  const { config, now, onFiled } = world;
  const fallback =
    config.mode === 'production'
      ? unavailableMessenger
      : outboxMessenger(join(config.DATA_DIR, 'outbox'), now, onFiled);
  const mail = configuredMail(config);
  const sms = configuredSms(world);
  const messenger = messengerOf({
    email: mail ?? fallback,
    whatsapp: configuredWhatsapp(config) ?? fallback,
    sms: sms ?? fallback,
    push: openPush(world),
  });
  return { messenger, close: async () => mail?.close() };
}

/** Fails every delivery of a channel that has no provider. */
const unavailableMessenger: Messenger = {
  send: async () => {
    throw undeliverable('no_provider');
  },
};

function configuredMail({ SMTP_URL, EMAIL_FROM, BOUNCE_ADDRESS, SUPPORT_EMAIL }: Config) {
  if (!SMTP_URL || !EMAIL_FROM) return undefined;
  return openMail({
    url: SMTP_URL,
    from: EMAIL_FROM,
    bounceAddress: BOUNCE_ADDRESS,
    replyTo: SUPPORT_EMAIL,
  });
}

function configuredSms({ config, secrets }: World): Messenger | undefined {
  const { SMS_API_URL, SMS_ACCOUNT, SMS_AUTH_KEY, SMS_SENDER, SMS_ENTITY_ID, SMS_TEMPLATES } = config;
  if (!SMS_ACCOUNT || !SMS_AUTH_KEY || !SMS_SENDER || !SMS_ENTITY_ID) return undefined;
  return openSms({
    url: SMS_API_URL,
    account: SMS_ACCOUNT,
    authKey: SMS_AUTH_KEY,
    sender: SMS_SENDER,
    entityId: SMS_ENTITY_ID,
    templates: SMS_TEMPLATES,
    reportTo: (id) => reportAddress(config, secrets.smsReports, id),
  });
}

function configuredWhatsapp(config: Config): Messenger | undefined {
  const { WHATSAPP_API_URL: url, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = config;
  return phoneNumberId && token ? whatsappMessenger({ url, phoneNumberId, token }) : undefined;
}

/** Needs no configured provider: each browser names its own push service. */
function openPush({ config, secrets, db, now }: World): Messenger {
  const devices = {
    find: (id: string) => findDevice(db, id),
    forget: (id: string) => deleteDevice(db, id),
  };
  const vapid = openVapid(secrets.push, config.SUPPORT_EMAIL);
  return pushMessenger(devices, { vapid, hosts: config.PUSH_HOSTS, now });
}
