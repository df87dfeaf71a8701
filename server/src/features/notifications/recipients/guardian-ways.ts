import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Config } from '#platform/config/config.ts';

type Way = Pick<OutgoingMessage, 'channel' | 'to'>;

interface Contacts {
  mobile: string | null;
  email: string | null;
}

/**
 * Returns how a guardian is told besides the account: by each contact of their own at which the account is not
 * reached already. A text message that cannot be sent is left out if there is an email, and fails otherwise.
 */
export function guardianWays(config: Config, { mobile, email }: Contacts, ofAccount: readonly Way[]): Way[] {
  const reached = new Set(ofAccount.map(({ to }) => mailboxOf(to)));
  const isTexted = mobile && (isChannelAvailable(config, 'sms') || !email);
  const own: Way[] = [
    ...(isTexted ? [{ channel: 'sms', to: mobile } as const] : []),
    ...(email ? [{ channel: 'email', to: email } as const] : []),
  ];
  return own.filter(({ to }) => !reached.has(mailboxOf(to)));
}
