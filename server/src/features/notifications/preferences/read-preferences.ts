import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  canTurnOff,
  isChannelAllowed,
  kindsOf,
  phoneChannels,
  usualChannels,
} from '@kirdaar/contract/rules/notifications';
import { findPreferences, listChoices } from '#features/notifications/preferences/queries.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('consents');

/**
 * Returns every kind of notification that an account receives, for every available channel, with the consents
 * given.
 */
export async function readPreferences({ db, config }: Services, account_id: string, shownIn: Language) {
  const channels = availableChannels(config);
  const { role, application_digest, language, email, mobile, mobile_verified_at, devices, ...agreed } =
    await findPreferences(db, account_id);
  const chosen = await listChoices(db, account_id);
  const preferences = kindsOf[role].flatMap((kind) =>
    channels
      .filter((channel) => isChannelAllowed(kind, channel))
      .map((channel) => {
        const choice = chosen.find((one) => one.kind === kind && one.channel === channel);
        const isOn = choice?.wanted ?? usualChannels[kind].includes(channel);
        return { kind, channel, wanted: isOn, fixed: !canTurnOff(kind, channel) };
      }),
  );
  const agreements = phoneChannels
    .filter((channel) => channels.includes(channel))
    .map((channel) => {
      const text = words[shownIn].channels[channel];
      return { channel, agreed: agreed[channel], ...channelConsents[channel], text };
    });
  return {
    channels,
    language,
    email,
    mobile: mobile && maskOwnMobile(mobile),
    mobile_verified: mobile_verified_at !== null,
    devices,
    preferences,
    agreements,
    application_digest: role === 'production' ? application_digest : null,
  };
}
