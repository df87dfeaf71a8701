import type { Agreement } from '@kirdaar/contract/notifications/preferences';
import { useWrite } from '#api/use-write.ts';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/notifications/preferences.ts';

interface AgreementSwitchProps {
  agreement: Agreement;
  mobile: string | null;
  /** Whether the mobile number was proved by a code. */
  verified: boolean;
}

/** Gives or withdraws consent to notifications on the phone, with the text of the agreement. */
export function AgreementSwitch({ agreement, mobile, verified }: AgreementSwitchProps) {
  const { channel, agreed, text, version } = agreement;
  const saving = useWrite(preferenceWrites, 'setAgreement');
  const { value, busy, failure, change, undo } = useSetting(agreed, saving, (next) =>
    saving.submit({ channel, agreed: next, version }),
  );
  const name = channelNames[channel];
  return (
    <div>
      <Switch
        label={labelOf(name, mobile, verified)}
        hint={`“${text}”`}
        on={value}
        busy={busy || (!verified && !value)}
        onSwitch={change}
      />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}

function labelOf(channel: string, mobile: string | null, verified: boolean): string {
  if (!mobile) return words.agreement_none(channel);
  return verified ? words.agreement_to(channel, mobile) : words.agreement_unverified(channel);
}
