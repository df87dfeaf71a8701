import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

interface Invitation {
  company_name: string | null;
  /** The name for the subject: only of a house verified by documents. */
  verified_name: string | null;
  title: string;
  /** Written by the house. */
  message: string;
}

const PAGE = '/user/new-casting-calls';
export const invitationToApplyEmail: EmailTemplate<Invitation> = {
  name: 'casting-invitation',
  kind: 'invitations',
  sample: {
    company_name: 'Dhanak Films',
    verified_name: 'Dhanak Films',
    title: 'Young mother, Advertisement',
    message: 'Your reel is just what we are looking for. We shoot in Mumbai in December.',
  },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].casting_invitation({ ...facts, page: `${address}${PAGE}` }),
    path: PAGE,
  })),
};
