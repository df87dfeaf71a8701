/** The invitation to apply for a casting call. */

export interface CastingInvitation {
  company_name: string | null;
  verified_name: string | null;
  title: string;
  message: string;
  page: string;
}

export const casting_invitation = ({
  company_name,
  verified_name,
  title,
  message,
  page,
}: CastingInvitation) => {
  const house = company_name ?? 'A production house';
  const subject = `${verified_name ?? 'A production house'} invites you to apply: ${title}`;
  return {
    subject,
    paragraphs: [
      `${house} saw your profile and invites you to apply for ${title}.`,
      message,
      `Apply, or decline the invitation: ${page}`,
    ],
    note: 'Nobody may ask you for money to cast you. On the same page you can stop invitations from this production house.',
    short: `${subject}.`,
  };
};
