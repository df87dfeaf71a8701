import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';

interface GuardianLink {
  guardian_name: string;
  first_name: string;
  token: string;
}

const PAGE = '/guardian';

/**
 * Asks a guardian for consent. The token follows the # of the URL, because browsers do not send that part to
 * servers.
 */
export const guardianLinkEmail: SecretEmailTemplate<GuardianLink> = {
  name: 'guardian-link',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email', 'sms'],
  sample: { guardian_name: 'Sunita Rao', first_name: 'Tara', token: 'a-sample-of-a-token' },
  write: {
    en: ({ guardian_name, first_name, token }, { name, address }) => {
      const link = `${address}${PAGE}#token=${token}`;
      return {
        subject: `${first_name} has named you as guardian on ${name}`,
        paragraphs: [
          `Dear ${guardian_name}, ${first_name} has an account on ${name}, where production houses cast talent, and has named you as parent or guardian.`,
          `Read what you would agree to, and decide: ${link}`,
          'Until you give consent, nobody can see the profile, and no application can be sent.',
          'Keep this link. With it you can change your choices or withdraw your consent at any time.',
        ],
        note: 'If you do not know this child, ignore this email. Nothing happens without your consent.',
        short: `${first_name} has named you as guardian on ${name}. Read it and decide: ${link}`,
        path: PAGE,
      };
    },
    hi: ({ guardian_name, first_name, token }, { name, address }) => {
      const link = `${address}${PAGE}#token=${token}`;
      return {
        subject: `${name} पर ${first_name} के अभिभावक के रूप में आपका नाम दिया गया है`,
        paragraphs: [
          `आदरणीय ${guardian_name} जी, ${first_name} का ${name} पर खाता है, जहाँ प्रोडक्शन हाउस कलाकार चुनते हैं। वहाँ माता-पिता या अभिभावक के रूप में आपका नाम दिया गया है।`,
          `पढ़ें कि सहमति किस बात की है, फिर निर्णय लें: ${link}`,
          'आपकी सहमति के बिना न तो प्रोफ़ाइल किसी को दिखेगी, न ही कोई आवेदन भेजा जाएगा।',
          'यह लिंक संभालकर रखें। इससे आप कभी भी अपने विकल्प बदल सकते हैं या सहमति वापस ले सकते हैं।',
        ],
        note: 'अगर आप इस बच्चे को नहीं जानते तो इस ईमेल को अनदेखा करें। आपकी सहमति के बिना कुछ नहीं होगा।',
        short: `${name} पर ${first_name} के अभिभावक के रूप में आपका नाम दिया गया है। पढ़ें और निर्णय लें: ${link}`,
        path: PAGE,
      };
    },
  },
};
