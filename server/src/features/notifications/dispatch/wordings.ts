import { isChannelAllowed } from '@kirdaar/contract/rules/notifications';
import { type Child, forGuardian } from '#features/notifications/recipients/for-guardian.ts';
import { type AnyEmailTemplate, type EmailTemplate, shapesOf } from '#platform/channels/email-template.ts';
import { inEachLanguage } from '#platform/channels/server-words.ts';

/** One wording of a notification, with a sample of the facts for it. */
export interface Wording {
  template: AnyEmailTemplate;
  /** Undefined for the usual one. */
  shape: string | undefined;
  sample: object;
  isForGuardian: boolean;
}

const CHILD: Child = { first_name: 'Tara', guardian_name: 'Sunita Rao' };

/** Returns the wordings of a notification: the usual one, its shapes, and each of them for a child's guardian. */
export function wordingsOf(template: AnyEmailTemplate): Wording[] {
  const own = shapesOf(template).map(({ name, sample }) => ({
    template,
    shape: name,
    sample,
    isForGuardian: false,
  }));
  return template.secret || template.addressesGuardian || isForHouses(template)
    ? own
    : [...own, ...guardianWordingsOf(template)];
}

/** Returns the wordings that can be sent as a text message, so that they must be registered. */
export function textedWordingsOf(template: AnyEmailTemplate): Wording[] {
  if (template.secret && !template.by.includes('sms')) return [];
  // A guardian gets text messages of every kind.
  return wordingsOf(template).filter(
    ({ isForGuardian }) => isForGuardian || isChannelAllowed(template.kind, 'sms'),
  );
}

function guardianWordingsOf<F extends object>(template: EmailTemplate<F>): Wording[] {
  const { shapes = [] } = forGuardian(template, CHILD);
  // The names are facts here, because the registered text has a placeholder for them.
  const withNames: EmailTemplate<F & { child: Child }> = {
    ...template,
    sample: { ...template.sample, child: CHILD },
    shapes: shapes.map((shape) => ({ ...shape, sample: { ...shape.sample, child: CHILD } })),
    write: inEachLanguage(
      (language) => (facts, site) => forGuardian(template, facts.child).write[language](facts, site),
    ),
  };
  return (withNames.shapes ?? []).map(({ name, sample }) => ({
    template: withNames,
    shape: name,
    sample,
    isForGuardian: true,
  }));
}

/** Whether a notification leads to a page of houses, whose members are adults. */
function isForHouses({ write, sample }: AnyEmailTemplate): boolean {
  return write.en(sample, { name: '', address: '' }).path.startsWith('/production');
}
