import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

interface Suspended {
  kind: SuspensionKind;
  reason: string;
}

const sample: Suspended = {
  kind: 'suspension',
  reason: 'Talent told us that they were asked for a fee.',
};
const start = '/production/previous-job';
const appeals = '/production/appeals';

/** Tells the people of a house that staff suspended or banned it, and what that means. */
export const houseSuspendedEmail: EmailTemplate<Suspended> = {
  name: 'house-suspended',
  kind: 'account',
  sample,
  shapes: [{ name: 'ban', fits: ({ kind }) => kind === 'ban', sample: { ...sample, kind: 'ban' } }],
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_suspended({ ...facts, page: `${address}${appeals}` }),
    path: appeals,
  })),
};

/** Tells the people of a house that its suspension or ban has ended. */
export const houseReinstatedEmail: EmailTemplate<object> = {
  name: 'house-reinstated',
  kind: 'account',
  sample: {},
  write: inEachLanguage((language) => (_facts, { address }) => ({
    ...words[language].house_reinstated({ page: `${address}${start}` }),
    path: start,
  })),
};
