import type { Channel } from '@kirdaar/contract/rules/notifications';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { channelNames } from '#features/notifications/dispatch/channel-names.ts';
import { type ChannelGap, waysOf } from '#features/notifications/preferences/channel-gap.ts';
import { accountOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/notifications/preferences.ts';

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
  const inPage = (label: string) => (
    <a href={`#${waysOf[channel]}`} className={link}>
      {label}
    </a>
  );
  const column = <strong>{name}</strong>;
  if (gap === 'number') return sentence(words.grey_number<ReactNode>(column, account));
  if (gap === 'proof') return sentence(words.grey_proof<ReactNode>(column, account));
  if (gap === 'consent') return sentence(words.grey_consent<ReactNode>(column, name, inPage));
  return sentence(words.grey_browser<ReactNode>(column, inPage));
}
