import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountMerges');

/** How much moved. */
interface Merged {
  applications: number;
  conversations: number;
  media: number;
}

const path = '/contact';

/** Tells a talent that staff merged their other account into this one. */
export const accountsMergedEmail: EmailTemplate<Merged> = {
  name: 'accounts-merged',
  kind: 'account',
  sample: { applications: 3, conversations: 2, media: 12 },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].accounts_merged({ ...facts, product: name, page: `${address}${path}` }),
    path,
  })),
};
