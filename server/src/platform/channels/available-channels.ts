import { type Channel, channels } from '@kirdaar/contract/rules/notifications';
import type { Config } from '#platform/config/config.ts';

/** The settings of a provider are all set or all missing, so checking one is enough. */
const hasProvider: Record<Channel, (config: Config) => boolean> = {
  // Production does not start without an email provider.
  email: () => true,
  whatsapp: ({ WHATSAPP_TOKEN }) => WHATSAPP_TOKEN !== undefined,
  sms: ({ SMS_AUTH_KEY }) => SMS_AUTH_KEY !== undefined,
  // Each browser names its own push service.
  push: () => true,
};

/** Returns the channels that can be used. Outside production the outbox replaces a missing provider. */
export function availableChannels(config: Config): Channel[] {
  return channels.filter((channel) => config.mode !== 'production' || hasProvider[channel](config));
}

export function isChannelAvailable(config: Config, channel: Channel): boolean {
  return availableChannels(config).includes(channel);
}
