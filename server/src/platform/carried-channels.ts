import { type Channel, channels } from '@kirdaar/contract/rules/messages';
import type { Config } from '#platform/config.ts';

/** The settings of a provider stand together or not at all, so one of them tells. */
const hasProvider: Record<Channel, (config: Config) => boolean> = {
  // Production does not start without.
  email: () => true,
  whatsapp: ({ WHATSAPP_TOKEN }) => WHATSAPP_TOKEN !== undefined,
  sms: ({ SMS_AUTH_KEY }) => SMS_AUTH_KEY !== undefined,
  // Each browser names the service that reaches it.
  push: () => true,
};

/** The channels by which messages leave here. Outside production the outbox takes those of a missing provider. */
export function carriedChannels(config: Config): Channel[] {
  return channels.filter((channel) => config.mode !== 'production' || hasProvider[channel](config));
}

export function isCarried(config: Config, channel: Channel): boolean {
  return carriedChannels(config).includes(channel);
}
