import { TEAM_INVITATION_DAYS } from '#rules/limits.ts';
import type { TeamInvitation } from '#words/en/houses/team-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/team-emails.ts'),
  typeof import('#words/hi/houses/team-emails.ts')
>;

const mayDo = {
  viewer: 'आपको इसके कास्टिंग कॉल और आवेदक दिखाई देंगे।',
  reviewer: 'आपको इसके कास्टिंग कॉल दिखाई देंगे और आवेदनों की समीक्षा का अधिकार मिलेगा।',
  owner: 'बाकी सदस्यों के साथ कास्टिंग कॉल, आवेदन, कंपनी की प्रोफ़ाइल और टीम की ज़िम्मेदारी आपकी भी होगी।',
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
  const invites = `${invited_by ?? 'किसी'} ने आपको ${product} पर ${house} की टीम में आमंत्रित किया है।`;
  return {
    subject: `${product} पर ${verified_name ?? 'एक प्रोडक्शन हाउस'} की टीम से जुड़ें`,
    paragraphs: [
      `${invites} ${mayDo[team_role]}`,
      `अपना नाम और पासवर्ड यहाँ चुनें: ${page}`,
      `यह लिंक ${TEAM_INVITATION_DAYS} दिनों के भीतर केवल एक बार काम करता है।`,
    ],
    note: 'अगर ये आपके परिचित नहीं हैं तो इस ईमेल को अनदेखा करें। इस लिंक के बिना कोई टीम से नहीं जुड़ सकता।',
    short: `${invites} लिंक आपके ईमेल में है।`,
  };
};
