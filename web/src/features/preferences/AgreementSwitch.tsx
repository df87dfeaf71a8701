import type { Agreement } from '@kirdaar/contract/preferences';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { channelNames } from '#features/messages/channel-names.ts';
import { SavingState } from '#features/preferences/SavingState.tsx';
import { useSaving } from '#features/preferences/use-saving.ts';
import { Switch } from '#ui/Switch.tsx';

/** Agrees to messages on the phone in these words, or takes it back. */
export function AgreementSwitch({ agreement, mobile }: { agreement: Agreement; mobile: string | null }) {
  const { channel, agreed, text, version } = agreement;
  const { revalidate } = useRevalidator();
  const { value, busy, failure, change, undo } = useSaving(agreed, async (next) => {
    await call('PUT /api/agreements', { body: { channel, agreed: next, version } });
    // The switches of the kinds say whether anything comes.
    await revalidate();
  });
  const name = channelNames[channel];
  return (
    <div>
      <Switch
        label={mobile ? `${name} at ${mobile}` : `${name} (your account has no mobile number)`}
        hint={`“${text}”`}
        on={value}
        busy={busy || (!mobile && !value)}
        onSwitch={change}
      />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}
