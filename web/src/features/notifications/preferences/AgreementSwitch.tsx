import type { Agreement } from '@kirdaar/contract/notifications/preferences';
import { useWrite } from '#api/use-write.ts';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import { Switch } from '#ui/Switch.tsx';

/** Gives or withdraws consent to notifications on the phone, with the text of the agreement. */
export function AgreementSwitch({ agreement, mobile }: { agreement: Agreement; mobile: string | null }) {
  const { channel, agreed, text, version } = agreement;
  const saving = useWrite(preferenceWrites, 'setAgreement');
  const { value, busy, failure, change, undo } = useSetting(agreed, saving, (next) =>
    saving.submit({ channel, agreed: next, version }),
  );
  const name = channelNames[channel];
  return (
    <div>
      <Switch
        label={mobile ? `${name} to ${mobile}` : `${name} (your account has no mobile number)`}
        hint={`“${text}”`}
        on={value}
        busy={busy || (!mobile && !value)}
        onSwitch={change}
      />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}
