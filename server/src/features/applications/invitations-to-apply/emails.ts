import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Invitation {
  company_name: string | null;
  /** The name for the subject: only of a house verified by documents. */
  verified_name: string | null;
  title: string;
  /** Written by the house. */
  message: string;
  ward: Guardianship | null;
}

const PAGE = '/user/new-casting-calls';
const sample: Invitation = {
  company_name: 'Dhanak Films',
  verified_name: 'Dhanak Films',
  title: 'Young mother, Advertisement',
  message: 'Your reel is just what we are looking for. We shoot in Mumbai in December.',
  ward: null,
};

/** Notifies a talent who invites them, to which casting call, and where to answer. */
export const invitationToApplyEmail: EmailTemplate<Invitation> = {
  name: 'casting-invitation',
  kind: 'invitations',
  sample,
  shapes: aboutChild(sample),
  write: {
    en: ({ company_name, verified_name, title, message, ward }, { address }) => {
      const house = company_name ?? 'A production house';
      const subject = `${verified_name ?? 'A production house'} invites you to apply: ${title}`;
      return {
        subject,
        paragraphs: [
          ...greetGuardian(ward, 'en'),
          `${house} saw your profile and invites you to apply for ${title}.`,
          message,
          `Apply, or decline the invitation: ${address}${PAGE}`,
        ],
        note: 'Nobody may ask you for money to be cast. On the same page you can stop invitations from this production house.',
        short: shortFor(ward, 'en', `${subject}.`),
        path: PAGE,
      };
    },
    hi: ({ company_name, verified_name, title, message, ward }, { address }) => {
      const house = company_name ?? 'एक प्रोडक्शन हाउस';
      const subject = `${verified_name ?? 'एक प्रोडक्शन हाउस'} ने आपको आवेदन के लिए आमंत्रित किया है: ${title}`;
      return {
        subject,
        paragraphs: [
          ...greetGuardian(ward, 'hi'),
          `${house} ने आपकी प्रोफ़ाइल देखी है और आपको ${title} के लिए आवेदन करने का निमंत्रण दिया है।`,
          message,
          `आवेदन करें या निमंत्रण अस्वीकार करें: ${address}${PAGE}`,
        ],
        note: 'काम दिलाने के लिए कोई भी आपसे पैसे नहीं माँग सकता। इस प्रोडक्शन हाउस के निमंत्रण उसी पेज पर बंद भी किए जा सकते हैं।',
        short: shortFor(ward, 'hi', `${subject}।`),
        path: PAGE,
      };
    },
  },
};
