import type { Preference } from '@kirdaar/contract/notifications/preferences';
import { useWrite } from '#api/use-write.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import { BareSwitch } from '#ui/BareSwitch.tsx';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';

interface ChannelSwitchProps {
  preference: Preference;
  label: string;
  /** The id of the note that says why the channel is not in use; it is then off and cannot be changed. */
  greyedBy?: string | undefined;
}

/** Switches a kind of notification on or off for a channel. The change is saved immediately. */
export function ChannelSwitch({ preference, label, greyedBy }: ChannelSwitchProps) {
  const { kind, channel, wanted, fixed } = preference;
  const saving = useWrite(preferenceWrites, 'setChannel');
  const { value, busy, failure, change, undo } = useSetting(wanted, saving, (next) =>
    saving.submit({ kind, channel, wanted: next }),
  );
  return (
    <div className="flex flex-col items-center gap-1">
      <BareSwitch
        label={label}
        describedBy={greyedBy}
        on={value && !greyedBy}
        disabled={busy || fixed || greyedBy !== undefined}
        onSwitch={change}
      />
      <div aria-live="polite" className="text-xs">
        {busy && <p className="text-muted">{common.saving}</p>}
        {failure && <p className="px-1 font-medium text-accent-strong">{failure}</p>}
        {undo && (
          <>
            <p className="text-leaf">{words.saved}</p>
            <button
              type="button"
              onClick={undo}
              className="min-h-8 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {common.undo}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
