import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('offerEmails');

interface Leaving {
  name: string;
  /** The titles of the casting calls for which something ended. */
  title: string;
}

const PAGE = '/production/previous-job';

/** Tells a house that a talent leaves, and what ended with that. */
export const leavingEmail: EmailTemplate<Leaving> = {
  name: 'talent-leaving',
  kind: 'applications',
  sample: { name: 'Asha Rao', title: 'Lead Detective · Web Series' },
  write: inEachLanguage((language) => ({ name, title }, { address }) => {
    const { subject, text, ended, next, note } = words[language].talent_leaving;
    return {
      subject: subject(name),
      paragraphs: [text(name), `${ended}: ${title}.`, `${next}: ${address}${PAGE}`],
      note,
      short: text(name),
      path: PAGE,
    };
  }),
};
