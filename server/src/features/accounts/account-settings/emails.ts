import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole, SecurityNoticeKind } from '#platform/database/database-types.generated.ts';

const words = serverWords('accountEmails');

interface SecurityEvent {
  role: AccountRole;
  device: string | null;
  created_at: string;
}

/** Notifies the owner of security events, so that changes by a stranger are noticed. */
export const securityEmails: Record<SecurityNoticeKind, EmailTemplate<SecurityEvent>> = {
  'password-reset': securityEmail('password-reset'),
  'password-changed': securityEmail('password-changed'),
  'email-changed': securityEmail('email-changed'),
  'mobile-changed': securityEmail('mobile-changed'),
  'two-factor-added': securityEmail('two-factor-added'),
  'two-factor-removed': securityEmail('two-factor-removed'),
  'recovery-code-used': securityEmail('recovery-code-used'),
  'deletion-requested': securityEmail('deletion-requested'),
  'deletion-cancelled': securityEmail('deletion-cancelled'),
  'passkey-added': securityEmail('passkey-added'),
  'passkey-removed': securityEmail('passkey-removed'),
  'api-key-created': securityEmail('api-key-created'),
  'new-device': securityEmail('new-device'),
};

function securityEmail(kind: SecurityNoticeKind): EmailTemplate<SecurityEvent> {
  return {
    name: kind,
    kind: 'account',
    atOnce: true,
    sample: { role: 'talent', device: 'Firefox on Linux', created_at: '2026-12-01T05:00:00Z' },
    write: inEachLanguage((language) => (happening, { name, address }) => ({
      ...words[language].security_notice({
        kind,
        when_and_where: whenAndWhere(happening, language),
        contact: `${address}/contact`,
        product: name,
      }),
      path: pathOf(happening),
    })),
  };
}

function whenAndWhere({ device, created_at }: SecurityEvent, language: Language): string {
  const time = formatInstant(created_at, language);
  return device ? `${device}, ${time}` : time;
}

function pathOf({ role }: SecurityEvent): string {
  return role === 'talent' ? '/user/account' : '/production/account';
}

interface Change {
  token: string;
  changed_at: string;
}

const PATH = '/undo-email-change';

/** Sends the old email a link that restores it. Browsers do not send the part of a URL after # to servers. */
export const undoLinkEmail: SecretEmailTemplate<Change> = {
  name: 'email-change-undo',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { token: 'a-sample-of-a-token', changed_at: '2026-12-01T05:00:00Z' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].email_change_undo({
      changed_at: formatInstant(facts.changed_at, language),
      product: name,
      page: `${address}${PATH}#token=${facts.token}`,
    }),
    path: PATH,
  })),
};
