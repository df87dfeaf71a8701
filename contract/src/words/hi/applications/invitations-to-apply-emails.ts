import type { CastingInvitation } from '#words/en/applications/invitations-to-apply-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/invitations-to-apply-emails.ts'),
  typeof import('#words/hi/applications/invitations-to-apply-emails.ts')
>;

export const casting_invitation = ({
  company_name,
  verified_name,
  title,
  message,
  page,
}: CastingInvitation) => {
  const house = company_name ?? 'एक प्रोडक्शन हाउस';
  const subject = `${verified_name ?? 'एक प्रोडक्शन हाउस'} ने आपको आवेदन का निमंत्रण दिया है: ${title}`;
  return {
    subject,
    paragraphs: [
      `${house} ने आपकी प्रोफ़ाइल देखी है और आपको ${title} के लिए आवेदन करने का निमंत्रण दिया है।`,
      message,
      `आवेदन करें या निमंत्रण से मना करें: ${page}`,
    ],
    note: 'काम दिलाने के लिए कोई भी आपसे पैसे नहीं माँग सकता। इस प्रोडक्शन हाउस के निमंत्रण उसी पेज पर बंद भी किए जा सकते हैं।',
    short: `${subject}।`,
  };
};
