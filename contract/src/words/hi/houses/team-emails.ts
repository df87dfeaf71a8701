import { TEAM_INVITATION_DAYS } from '#rules/limits.ts';
import type { TeamInvitation } from '#words/en/houses/team-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/team-emails.ts'),
  typeof import('#words/hi/houses/team-emails.ts')
>;

const mayDo = {
  viewer: 'आप इसके कास्टिंग कॉल और आवेदक देख सकेंगे।',
  reviewer: 'आप इसके कास्टिंग कॉल देख सकेंगे और आवेदकों का रिव्यू कर सकेंगे।',
  owner: 'आप इसके कास्टिंग कॉल, आवेदक, कंपनी प्रोफ़ाइल और टीम सँभालेंगे।',
};

export const team_invitation = ({
  company_name,
  verified_name,
  invited_by,
  team_role,
  page,
  product,
}: TeamInvitation) => {
  const house = company_name ?? 'एक प्रोडक्शन हाउस';
  const invites = `${invited_by ?? 'किसी'} ने आपको ${product} पर ${house} की टीम में शामिल होने का निमंत्रण दिया है।`;
  return {
    subject: `${product} पर ${verified_name ?? 'एक प्रोडक्शन हाउस'} की टीम में शामिल हों`,
    paragraphs: [
      `${invites} ${mayDo[team_role]}`,
      `अपना नाम और पासवर्ड यहाँ चुनें: ${page}`,
      `यह लिंक ${TEAM_INVITATION_DAYS} दिनों के भीतर सिर्फ़ एक बार काम करता है।`,
    ],
    note: 'अगर आप इन्हें नहीं जानते तो इस ईमेल को अनदेखा करें। लिंक के बिना कोई टीम में शामिल नहीं हो सकता।',
    short: `${invites} लिंक आपके ईमेल में है।`,
  };
};
