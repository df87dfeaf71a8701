import { FOR_TALENT } from '@kirdaar/contract/rules/page-addresses';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

interface Invitation {
  talent_id: string;
  company_name: string | null;
  /** The name for the subject: only of a house verified by documents. */
  verified_name: string | null;
  title: string;
  /** Written by the house. */
  message: string;
}

export const invitationToApplyEmail: EmailTemplate<Invitation> = {
  name: 'casting-invitation',
  kind: 'invitations',
  sample: {
    talent_id: '0d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22',
    company_name: 'Dhanak Films',
    verified_name: 'Dhanak Films',
    title: 'Young mother, Advertisement',
    message: 'Your reel is just what we are looking for. We shoot in Mumbai in December.',
  },
  write: leadingTo(
    ({ talent_id }) => `/user/new-casting-calls?${FOR_TALENT}=${talent_id}`,
    (language) => words[language].casting_invitation,
  ),
};
