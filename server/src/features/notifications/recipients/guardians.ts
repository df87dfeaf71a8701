import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { Config } from '#platform/config/config.ts';

const words = serverWords('notificationEmails');

/** A child, and the guardian whom notifications about the child address. */
export interface Child {
  first_name: string;
  /** Null while nobody consents. */
  guardian_name: string | null;
}

/** Ends the names under which providers know the wordings for guardians, so it must never change. */
const SHAPE = 'child';

export function forGuardian<F>(template: EmailTemplate<F>, child: Child): EmailTemplate<F> {
  if (template.addressesGuardian) return template;
  const { shapes = [], sample, write } = template;
  return {
    ...template,
    shapes: [
      ...shapes.map((shape) => ({ ...shape, name: `${shape.name}-${SHAPE}` })),
      { name: SHAPE, fits: () => true, sample },
    ],
    write: inEachLanguage(
      (language) => (facts, site) => addressed(write[language](facts, site), child, language),
    ),
  };
}

function addressed(text: EmailText, { first_name, guardian_name }: Child, language: Language): EmailText {
  const greeting = guardian_name
    ? words[language].greeting_named(guardian_name, first_name)
    : words[language].greeting_nameless(first_name);
  return {
    ...text,
    paragraphs: [greeting, ...text.paragraphs],
    short: words[language].short_about(first_name, text.short),
  };
}

type Way = Pick<OutgoingMessage, 'channel' | 'to'>;

/**
 * Returns how a guardian is told besides the account: by each contact of their own at which the account is not
 * reached already. A text message that cannot be sent is left out if there is an email, and fails otherwise.
 */
export function guardianWays(
  config: Config,
  { mobile, email }: { mobile: string | null; email: string | null },
  ofAccount: readonly Way[],
): Way[] {
  const reached = new Set(ofAccount.map(({ to }) => mailboxOf(to)));
  const isTexted = mobile && (isChannelAvailable(config, 'sms') || !email);
  const own: Way[] = [
    ...(isTexted ? [{ channel: 'sms', to: mobile } as const] : []),
    ...(email ? [{ channel: 'email', to: email } as const] : []),
  ];
  return own.filter(({ to }) => !reached.has(mailboxOf(to)));
}
