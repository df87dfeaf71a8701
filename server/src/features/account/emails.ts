import { type Config, siteAddress } from '#platform/config.ts';
import type { NoticeKind } from '#platform/database-types.generated.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

interface Notice {
  kind: NoticeKind;
  email: string;
  device: string | null;
  created_at: string;
}

const events: Record<NoticeKind, string> = {
  'password-reset': 'A new password was chosen with a code sent to this address. Every device is logged out.',
  'password-changed': 'The password was changed. Every other device is logged out.',
  'email-changed': 'The account has a new email address. Letters no longer come here.',
  'mobile-changed': 'The account has a new mobile number.',
  'second-factor-added':
    'Logging in now asks for a code of an authenticator app too. Every other device is logged out.',
  'second-factor-removed':
    'Logging in no longer asks for a code of an authenticator app. Every other device is logged out.',
  'recovery-code-used': 'A recovery code was used in place of the authenticator app. It works only once.',
  'new-device': 'Someone logged in from a device we have not seen before.',
};

const subjects: Record<NoticeKind, string> = {
  'password-reset': 'new password',
  'password-changed': 'new password',
  'email-changed': 'new email address',
  'mobile-changed': 'new mobile number',
  'second-factor-added': 'two-step login is on',
  'second-factor-removed': 'two-step login is off',
  'recovery-code-used': 'a recovery code was used',
  'new-device': 'login from a new device',
};

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Tells the owner what happened to the account, so that a stranger's doing does not go unseen. */
export function noticeEmail(config: Config, { kind, email, device, created_at }: Notice): Message {
  const time = `${times.format(new Date(created_at))}, Indian time`;
  return writeLetter({
    to: email,
    subject: `Your ${config.PRODUCT_NAME} account: ${subjects[kind]}`,
    paragraphs: [events[kind], device ? `${device}, ${time}` : time],
    note: `If this was you, there is nothing to do. If not, tell us at once: ${siteAddress(config)}/contact`,
  });
}
