import type { Language } from '@kirdaar/contract/rules/notifications';
import { STAFF_INVITATION_DAYS, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';

const roleNames: Record<Language, Record<StaffRole, string>> = {
  en: {
    owner: 'owner',
    moderator: 'moderator',
    support: 'support',
    editor: 'editor',
    finance: 'finance',
  },
  hi: {
    owner: 'ओनर',
    moderator: 'मॉडरेटर',
    support: 'सपोर्ट',
    editor: 'एडिटर',
    finance: 'फ़ाइनेंस',
  },
};

/** Invites a person to the staff. The token follows the # of the URL, which browsers do not send to servers. */
export const staffInvitationEmail: SecretEmailTemplate<{ role: StaffRole; token: string }> = {
  name: 'staff-invitation',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { role: 'moderator', token: 'a-sample-of-a-token' },
  write: {
    en: ({ role, token }, { name, address }) => ({
      subject: `Set up your ${name} staff login`,
      paragraphs: [
        `You are invited to the staff of ${name}. Your role: ${roleNames.en[role]}.`,
        `Choose a password and set up an authenticator app here: ${address}/admin/join#token=${token}`,
        `The link works once, within ${STAFF_INVITATION_DAYS} days. It replaces an earlier login.`,
      ],
      note: 'If you did not expect this, ignore this email and tell the person who runs the site.',
      short: `You are invited to the staff of ${name}. The link is in your email.`,
      path: '/admin/join',
    }),
    hi: ({ role, token }, { name, address }) => ({
      subject: `${name} के लिए अपना स्टाफ़ लॉगिन सेट करें`,
      paragraphs: [
        `आपको ${name} की स्टाफ़ टीम में आमंत्रित किया गया है। आपकी भूमिका: ${roleNames.hi[role]}।`,
        `पासवर्ड चुनें और ऑथेंटिकेटर ऐप यहाँ सेट करें: ${address}/admin/join#token=${token}`,
        `यह लिंक ${STAFF_INVITATION_DAYS} दिनों के भीतर एक बार काम करता है। इससे पहले का लॉगिन बंद हो जाता है।`,
      ],
      note: 'अगर आपको इसकी उम्मीद नहीं थी तो इस ईमेल को अनदेखा करें और साइट चलाने वालों को बताएँ।',
      short: `आपको ${name} की स्टाफ़ टीम में आमंत्रित किया गया है। लिंक आपके ईमेल में है।`,
      path: '/admin/join',
    }),
  },
};
