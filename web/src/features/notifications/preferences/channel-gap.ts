import type { Reply } from '@kirdaar/contract/api';
import type { Channel } from '@kirdaar/contract/rules/notifications';

/** The parts of the page where a channel is agreed to, by their id. */
export const waysOf = { whatsapp: 'agree-whatsapp', sms: 'agree-sms', push: 'agree-push' } as const;

/** What is missing before anything is sent by a channel: a number, its proof, or consent. */
export type ChannelGap = 'number' | 'proof' | 'consent' | 'browser';

/** Returns why nothing is sent by a channel at present, or undefined if it is in use. */
export function channelGap(
  channel: Channel,
  { mobile, mobile_verified, devices, agreements }: Reply<'GET /api/preferences'>,
): ChannelGap | undefined {
  if (channel === 'email') return undefined;
  if (channel === 'push') return devices > 0 ? undefined : 'browser';
  if (!mobile) return 'number';
  if (!mobile_verified) return 'proof';
  return agreements.some((one) => one.channel === channel && one.agreed) ? undefined : 'consent';
}
