import { findInvitationToApply } from '#features/applications/invitations-to-apply/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { Task } from '#platform/task.ts';

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

export const sendInvitationToApply: Task<{ invitation_id: string }> = {
  name: 'send-invitation-to-apply',
  run: async (services, { invitation_id }) => {
    const invitation = await findInvitationToApply(services.db, invitation_id);
    if (!invitation) return;
    const { talent_id, company_name, verified_name, title, message } = invitation;
    await notify(services, {
      source: `casting invitation ${invitation_id}`,
      account_id: talent_id,
      template: invitationToApplyEmail,
      facts: { company_name, verified_name, title, message },
    });
  },
};
