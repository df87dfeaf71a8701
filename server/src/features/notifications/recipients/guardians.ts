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
      (language) => (facts, site) =>
        addressed(write[language](facts, site), child, language, `${site.address}/guardian`),
    ),
  };
}

function addressed(
  text: EmailText,
  { first_name, guardian_name }: Child,
  language: Language,
  page: string,
): EmailText {
  const greeting = guardian_name
    ? words[language].greeting_named(guardian_name, first_name)
    : words[language].greeting_nameless(first_name);
  return {
    ...text,
    subject: text.ofChild?.(first_name) ?? words[language].short_about(first_name, text.subject),
    paragraphs: [greeting, ...text.paragraphs, words[language].guardian_page(first_name, page)],
    short: words[language].short_about(first_name, text.short),
  };
}

type Way = Pick<OutgoingMessage, 'channel' | 'to'>;

interface Contacts {
  mobile: string | null;
  email: string | null;
  /** Where the code was sent; null while nobody consents. */
  contact: string | null;
  runs_account: boolean | null;
}

/** A guardian who runs the account gets one message of those that the account takes, besides the browser's. */
export function accountWays(ways: readonly Way[], child: Contacts | undefined): Way[] {
  if (!child?.runs_account) return [...ways];
  const [first] = ways.filter(({ channel }) => channel !== 'push');
  return ways.filter((way) => way.channel === 'push' || way === first);
}

/**
 * Returns how a guardian is told besides the account: once, at the contact that the code was sent to, unless the
 * account's message reaches them. A text message that cannot be sent becomes an email, if there is one.
 */
export function guardianWay(
  config: Config,
  { mobile, email, contact, runs_account }: Contacts,
  ofAccount: readonly Way[],
): Way | undefined {
  const own = new Set([mobile, email].filter((to) => to !== null).map(mailboxOf));
  const isReached = ofAccount.some(
    ({ channel, to }) => own.has(mailboxOf(to)) || (runs_account && channel !== 'push'),
  );
  if (isReached || !contact) return undefined;
  const isTexted = contact === mobile && (isChannelAvailable(config, 'sms') || !email);
  return isTexted ? { channel: 'sms', to: contact } : { channel: 'email', to: email ?? contact };
}
