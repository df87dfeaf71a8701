import { TEAM_INVITATION_DAYS } from '@kirdaar/contract/rules/limits';
import type { Language } from '@kirdaar/contract/rules/notifications';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';

interface Invitation {
  company_name: string | null;
  /** The name for the subject: only of a house verified by documents. */
  verified_name: string | null;
  invited_by: string | null;
  team_role: TeamRole;
  token: string;
}

const mayDo: Record<Language, Record<TeamRole, string>> = {
  en: {
    viewer: 'You will see its casting calls and applicants.',
    reviewer: 'You will see its casting calls and review its applicants.',
    owner: 'You will manage its casting calls, applicants, company profile and team.',
  },
  hi: {
    viewer: 'आपको इसके कास्टिंग कॉल और आवेदक दिखाई देंगे।',
    reviewer: 'आपको इसके कास्टिंग कॉल दिखाई देंगे और आवेदनों की समीक्षा का अधिकार मिलेगा।',
    owner: 'बाकी सदस्यों के साथ कास्टिंग कॉल, आवेदन, कंपनी की प्रोफ़ाइल और टीम की ज़िम्मेदारी आपकी भी होगी।',
  },
};

/**
 * Invites a person to a team. The token follows the # of the URL, because browsers do not send that part to
 * servers.
 */
export const teamInvitationEmail: SecretEmailTemplate<Invitation> = {
  name: 'team-invitation',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: {
    company_name: 'Monsoon Frames',
    verified_name: 'Monsoon Frames',
    invited_by: 'Ira Sen',
    team_role: 'reviewer',
    token: 'a-sample-of-a-token',
  },
  write: {
    en: ({ company_name, verified_name, invited_by, team_role, token }, { name, address }) => {
      const house = company_name ?? 'a production house';
      const invites = `${invited_by ?? 'Someone'} invites you to join the team of ${house} on ${name}.`;
      return {
        subject: `Join ${verified_name ?? 'the team of a production house'} on ${name}`,
        paragraphs: [
          `${invites} ${mayDo.en[team_role]}`,
          `Choose your name and password here: ${address}/production/join#token=${token}`,
          `The link works once, within ${TEAM_INVITATION_DAYS} days.`,
        ],
        note: 'If you do not know this person, ignore this email. Nobody can join without the link.',
        short: `${invites} The link is in your email.`,
        path: '/production/join',
      };
    },
    hi: ({ company_name, verified_name, invited_by, team_role, token }, { name, address }) => {
      const house = company_name ?? 'एक प्रोडक्शन हाउस';
      const invites = `${invited_by ?? 'किसी'} ने आपको ${name} पर ${house} की टीम में आमंत्रित किया है।`;
      return {
        subject: `${name} पर ${verified_name ?? 'एक प्रोडक्शन हाउस'} की टीम से जुड़ें`,
        paragraphs: [
          `${invites} ${mayDo.hi[team_role]}`,
          `अपना नाम और पासवर्ड यहाँ चुनें: ${address}/production/join#token=${token}`,
          `यह लिंक ${TEAM_INVITATION_DAYS} दिनों के भीतर केवल एक बार काम करता है।`,
        ],
        note: 'अगर ये आपके परिचित नहीं हैं तो इस ईमेल को अनदेखा करें। इस लिंक के बिना कोई टीम से नहीं जुड़ सकता।',
        short: `${invites} लिंक आपके ईमेल में है।`,
        path: '/production/join',
      };
    },
  },
};
