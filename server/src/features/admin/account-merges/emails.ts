import type { EmailTemplate } from '#platform/channels/email-template.ts';

/** How much moved. */
interface Merged {
  applications: number;
  conversations: number;
  media: number;
}

const path = '/contact';

/** Tells a talent that staff merged their other account into this one. */
export const accountsMergedEmail: EmailTemplate<Merged> = {
  name: 'accounts-merged',
  kind: 'account',
  sample: { applications: 3, conversations: 2, media: 12 },
  write: {
    en: ({ applications, conversations, media }, { name, address }) => ({
      subject: `Your other ${name} account was merged into this one`,
      paragraphs: [
        `You had two accounts on ${name}, and our team merged them. This account stays. The other account is closed and will be deleted in 30 days.`,
        `Moved to this account: applications: ${applications}, conversations: ${conversations}, photos, videos and recordings: ${media}. Orders, plans, saved casting calls and saved searches moved too.`,
        'If you applied to the same casting call with both accounts, only the application of this account stays.',
      ],
      note: `If the other account was not yours, write to us immediately: ${address}${path}`,
      short: `Your other ${name} account was merged into this one. If it was not yours, write to us.`,
      path,
    }),
    hi: ({ applications, conversations, media }, { name, address }) => ({
      subject: `आपका दूसरा ${name} खाता इस खाते में मिला दिया गया है`,
      paragraphs: [
        `${name} पर आपके दो खाते थे। हमारी टीम ने उन्हें मिलाकर एक कर दिया है। यह खाता बना रहेगा। दूसरा खाता बंद है और 30 दिन बाद हटा दिया जाएगा।`,
        `इस खाते में आ गए: आवेदन: ${applications}, बातचीत: ${conversations}, फ़ोटो, वीडियो और रिकॉर्डिंग: ${media}। ऑर्डर, प्लान, सेव की गई कास्टिंग कॉल और सेव की गई खोजें भी अब इसी खाते में हैं।`,
        'अगर एक ही कास्टिंग कॉल के लिए दोनों खातों से आवेदन किया गया था, तो केवल इस खाते का आवेदन रहेगा।',
      ],
      note: `अगर दूसरा खाता आपका नहीं था, तो हमें तुरंत लिखें: ${address}${path}`,
      short: `आपका दूसरा ${name} खाता इस खाते में मिला दिया गया है। अगर वह आपका नहीं था, तो हमें लिखें।`,
      path,
    }),
  },
};
