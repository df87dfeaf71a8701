import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('representationEmails');
const PAGE = '/user/my-application';

interface Claim {
  agency_name: string;
  title: string;
}

export const claimEmail: EmailTemplate<Claim> = {
  name: 'application-claim',
  kind: 'applications',
  sample: { agency_name: 'Star Agency', title: 'Young mother · Advertisement' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].application_claim({ ...facts, page: `${address}${PAGE}` }),
    path: PAGE,
  })),
};
