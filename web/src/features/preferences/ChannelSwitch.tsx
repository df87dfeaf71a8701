import type { Preference } from '@kirdaar/contract/preferences';
import { call } from '#api/call.ts';
import { channelNames } from '#features/messages/channel-names.ts';
import { SavingState } from '#features/preferences/SavingState.tsx';
import { useSaving } from '#features/preferences/use-saving.ts';
import { Switch } from '#ui/Switch.tsx';

/** Whether messages of a kind come by a channel; saved as it is switched. */
export function ChannelSwitch({ preference, hint }: { preference: Preference; hint: string }) {
  const { kind, channel, wanted, fixed } = preference;
  const { value, busy, failure, change, undo } = useSaving(wanted, (next) =>
    call('PUT /api/preferences', { body: { kind, channel, wanted: next } }),
  );
  return (
    <div>
      <Switch label={channelNames[channel]} hint={hint} on={value} busy={busy || fixed} onSwitch={change} />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}
