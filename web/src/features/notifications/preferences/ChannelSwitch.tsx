import type { Preference } from '@kirdaar/contract/notifications/preferences';
import { useWrite } from '#api/use-write.ts';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import { Switch } from '#ui/Switch.tsx';

/** Switches a kind of notification on or off for a channel. The change is saved immediately. */
export function ChannelSwitch({ preference, hint }: { preference: Preference; hint: string }) {
  const { kind, channel, wanted, fixed } = preference;
  const saving = useWrite(preferenceWrites, 'setChannel');
  const { value, busy, failure, change, undo } = useSetting(wanted, saving, (next) =>
    saving.submit({ kind, channel, wanted: next }),
  );
  return (
    <div>
      <Switch label={channelNames[channel]} hint={hint} on={value} busy={busy || fixed} onSwitch={change} />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}
