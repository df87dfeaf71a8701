import type { Reply } from '@kirdaar/contract/api';
import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import { ChannelSwitch } from '#features/notifications/preferences/ChannelSwitch.tsx';
import { channelHint } from '#features/notifications/preferences/channel-hint.ts';
import { kindTexts } from '#features/notifications/preferences/kind-texts.ts';
import type { Role } from '#session/area-of.ts';

interface KindPreferencesProps {
  accountRole: Role;
  kind: NotificationKind;
  loaded: Reply<'GET /api/preferences'>;
}

/** One kind of notification: what it covers and by which channels it is sent. */
export function KindPreferences({ accountRole, kind, loaded }: KindPreferencesProps) {
  const { name, what } = kindTexts[accountRole][kind];
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
