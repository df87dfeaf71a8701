import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('notificationEmails');

/** A child, and the guardian whom notifications about the child address. */
export interface Child {
  first_name: string;
  /** Null while nobody consents. */
  guardian_name: string | null;
}

/** Ends the names under which providers know the wordings for guardians, so it must never change. */
const SHAPE = 'child';

/** Returns a notification about a child as its guardian reads it. */
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
