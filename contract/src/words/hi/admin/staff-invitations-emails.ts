import { STAFF_INVITATION_DAYS } from '#rules/staff-roles.ts';
import type { StaffInvitation } from '#words/en/admin/staff-invitations-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/staff-invitations-emails.ts'),
  typeof import('#words/hi/admin/staff-invitations-emails.ts')
>;

const roleNames = {
  owner: 'ओनर',
  moderator: 'मॉडरेटर',
  support: 'सपोर्ट',
  editor: 'एडिटर',
  finance: 'फ़ाइनेंस',
};

export const staff_invitation = ({ role, page, product }: StaffInvitation) => ({
  subject: `${product} के लिए अपना स्टाफ़ लॉगिन सेट करें`,
  paragraphs: [
    `आपको ${product} की स्टाफ़ टीम में शामिल होने का निमंत्रण मिला है। आपका रोल: ${roleNames[role]}।`,
    `पासवर्ड चुनें और ऑथेंटिकेटर ऐप यहाँ सेट करें: ${page}`,
    `यह लिंक ${STAFF_INVITATION_DAYS} दिनों के भीतर एक बार काम करता है। इससे पहले का लॉगिन बंद हो जाता है।`,
  ],
  note: 'अगर आपको इसकी उम्मीद नहीं थी तो इस ईमेल को अनदेखा करें और साइट चलाने वालों को बताएँ।',
  short: `आपको ${product} की स्टाफ़ टीम में शामिल होने का निमंत्रण मिला है। लिंक आपके ईमेल में है।`,
});
