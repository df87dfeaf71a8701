import type { Channel } from '@kirdaar/contract/rules/notifications';
import { Link } from 'react-router';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { type ChannelGap, waysOf } from '#features/notifications/preferences/channel-gap.ts';
import { accountOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';

interface ChannelNoteProps {
  channel: Exclude<Channel, 'email'>;
  gap: ChannelGap;
  accountRole: Role;
}

/** Says why the column of a channel is grey, and leads to where that is put right. */
export function ChannelNote({ channel, gap, accountRole }: ChannelNoteProps) {
  const name = channelNames[channel];
  const link = 'font-semibold text-accent underline underline-offset-4';
  const account = (label: string) => (
    <Link to={accountOf[accountRole]} className={link}>
      {label}
    </Link>
  );
  return (
    <>
      <strong>{name}:</strong>{' '}
      {gap === 'number' && <>your account has no mobile number. {account('Add your mobile number')}</>}
      {gap === 'proof' && <>your mobile number is not verified. {account('Verify your mobile number')}</>}
      {gap === 'consent' && (
        <>
          you have not agreed to messages by {name}.{' '}
          <a href={`#${waysOf[channel]}`} className={link}>
            Agree to {name}
          </a>
        </>
      )}
      {gap === 'browser' && (
        <>
          notifications are not turned on in any browser.{' '}
          <a href={`#${waysOf[channel]}`} className={link}>
            Turn them on in this browser
          </a>
        </>
      )}
    </>
  );
}
