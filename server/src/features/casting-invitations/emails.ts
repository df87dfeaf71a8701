import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

interface Invitation {
  email: string;
  company_name: string | null;
  message: string;
  title: string;
}

/** Tells a talent who invites, to what, and where to answer. */
export function castingInvitationEmail(
  config: Config,
  { email, company_name, message, title }: Invitation,
): Message {
  const house = company_name ?? 'A production house';
  return writeLetter({
    to: email,
    subject: `${house} invites you to apply: ${title}`,
    paragraphs: [
      `${house} saw your profile and invites you to apply for ${title}.`,
      message,
      `Apply, or say that it is not for you: ${siteAddress(config)}/user/new-casting-calls`,
    ],
    note: 'Nobody may ask you for money to be cast. There you can also stop invitations from this house.',
  });
}
