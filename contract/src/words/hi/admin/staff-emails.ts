import { OWNER_OBJECTION_DAYS, STAFF_INVITATION_DAYS } from '#rules/staff-roles.ts';
import type { StaffInvitation, StaffNews } from '#words/en/admin/staff-emails.ts';

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

export const staff_news = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `${product} का स्टाफ़: ${name} अब ${roleNames[role]}`,
  paragraphs: [
    `${product} के स्टाफ़ में ${name} (${email}) का रोल अब ${roleNames[role]} है।`,
    by ? `इन्हें ${by} ने निमंत्रण भेजा था।` : 'इन्हें सर्वर की कमांड से निमंत्रण भेजा गया था।',
    `अगर आपको इसकी उम्मीद नहीं थी, तो इन्हें हटाएँ और ऑडिट लॉग पढ़ें: ${page}`,
  ],
  note: 'स्टाफ़ में किसी के जुड़ने या किसी का रोल बदलने पर सभी ओनर को यह ईमेल मिलता है।',
  short: `${name} (${email}) का रोल अब ${roleNames[role]} है।`,
});

export const staff_ended = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `${product} का स्टाफ़: ${name} अब ${roleNames[role]} नहीं`,
  paragraphs: [
    `${product} के स्टाफ़ में ${name} (${email}) का रोल ${roleNames[role]} अब नहीं रहा। इसे ${by} ने हटाया या लॉगिन बदला। अगर आपको इसकी उम्मीद नहीं थी, तो ${by} से पूछें और सर्वर चलाने वाले को बताएँ। ऑडिट लॉग: ${page}`,
  ],
  note: 'यह ईमेल उस व्यक्ति को और सभी ओनर को मिलता है।',
  short: `${name} (${email}) का रोल ${roleNames[role]} अब नहीं रहा।`,
});

export const owner_end_proposed = (news: StaffNews) =>
  proposedEnd(news, 'किसी दूसरे ओनर को इसकी पुष्टि करनी होगी। तब तक कुछ नहीं बदलेगा।');
export const owner_ends_in_time = (news: StaffNews) =>
  proposedEnd(
    news,
    `अगर ${news.name} या कोई दूसरा ओनर इसे नामंज़ूर न करे, तो यह ${OWNER_OBJECTION_DAYS} दिन में लागू होगा।`,
  );

function proposedEnd({ name, email, by, page, product }: StaffNews, next: string) {
  const short = `${by} ने ${name} (${email}) का ओनर रोल या लॉगिन हटाने का प्रस्ताव रखा।`;
  return {
    subject: `${product} का स्टाफ़: ${name} का ओनर रोल या लॉगिन हट सकता है`,
    paragraphs: [`${short} ${next}`, `इसे यहाँ नामंज़ूर करें या इसकी पुष्टि करें: ${page}`],
    note: 'यह ईमेल उस व्यक्ति को और सभी ओनर को मिलता है।',
    short: `${short} ${next}`,
  };
}
