import type { Reply } from '@kirdaar/contract/api';
import type { MessageKind } from '@kirdaar/contract/rules/messages';
import { ChannelSwitch } from '#features/preferences/ChannelSwitch.tsx';
import { channelHint } from '#features/preferences/channel-hint.ts';
import { kindWords } from '#features/preferences/kind-words.ts';
import type { Role } from '#session/area-of.ts';

interface KindPreferencesProps {
  reader: Role;
  kind: MessageKind;
  loaded: Reply<'GET /api/preferences'>;
}

/** One kind of message: what comes, and by which channels. */
export function KindPreferences({ reader, kind, loaded }: KindPreferencesProps) {
  const { name, what } = kindWords[reader][kind];
  const preferences = loaded.preferences.filter((preference) => preference.kind === kind);
  return (
    <fieldset className="border-line border-t pt-5 first:border-t-0 first:pt-0">
      <legend className="float-left w-full font-display font-semibold text-xl">{name}</legend>
      <p className="clear-both pt-1 text-muted">{what}</p>
      <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {preferences.map((preference) => (
          <ChannelSwitch
            key={preference.channel}
            preference={preference}
            hint={channelHint(preference, loaded)}
          />
        ))}
      </div>
    </fieldset>
  );
}
