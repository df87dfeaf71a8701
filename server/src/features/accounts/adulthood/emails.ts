import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('guardianEmails');

interface Adulthood {
  first_name: string;
  guardian_name: string;
  /** The 18th birthday. */
  day: string;
  /** Whether nobody can log in yet, so that the guardian hands the account over. */
  managed: boolean;
}

const PAGE = '/user/public-profile';
const FAMILY = '/user/family';

/** Tell a child and the guardian what changes at 18. */
export const adulthoodEmails = { soon: adulthoodEmail('soon'), today: adulthoodEmail('today') };

function adulthoodEmail(event: 'soon' | 'today'): EmailTemplate<Adulthood> {
  return {
    name: `adulthood-${event}`,
    kind: 'account',
    addressesGuardian: true,
    sample: { first_name: 'Tara', guardian_name: 'Sunita Rao', day: '2027-05-01', managed: false },
    write: inEachLanguage((language) => (facts, { address }) => {
      const path = facts.managed ? FAMILY : PAGE;
      const day = formatDay(facts.day, language);
      return { ...words[language].adulthood({ ...facts, event, day, page: `${address}${path}` }), path };
    }),
  };
}
