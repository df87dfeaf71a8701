import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface GuardianDeletion {
  guardian_name: string;
  first_name: string;
  erase_at: string;
}

const PAGE = '/guardian';
const sample = { guardian_name: 'Sunita Rao', first_name: 'Tara', erase_at: '2026-12-31T05:00:00Z' };

/** Notify the child and the guardian alike, in words that are true for both. */
export const guardianDeletionEmails: Record<'deletes' | 'keeps', EmailTemplate<GuardianDeletion>> = {
  deletes: {
    name: 'guardian-deletes-account',
    kind: 'account',
    atOnce: true,
    sample,
    write: {
      en: ({ guardian_name, first_name, erase_at }, { name, address }) => {
        const until = formatInstant(erase_at, 'en');
        return {
          subject: `The ${name} account of ${first_name} will be deleted`,
          paragraphs: [
            `${guardian_name}, the parent or guardian, asked us to delete the ${name} account of ${first_name}.`,
            `On ${until} we will delete the profile, the photos and videos, the applications and the conversations. Until then nobody sees the profile, and ${first_name} cannot log in.`,
            `Only ${guardian_name} can keep the account, with the link we sent. If it is lost, ask for it here: ${address}${PAGE}`,
          ],
          note: `If ${guardian_name} did not ask for this, contact us immediately: ${address}/contact`,
          short: `${guardian_name} asked us to delete the account of ${first_name}. We will delete it on ${until}. Only ${guardian_name} can keep it.`,
          path: PAGE,
        };
      },
      hi: ({ guardian_name, first_name, erase_at }, { name, address }) => {
        const until = formatInstant(erase_at, 'hi');
        return {
          subject: `${first_name} का ${name} खाता हटाया जाएगा`,
          paragraphs: [
            `अभिभावक ${guardian_name} ने ${first_name} का ${name} खाता हटाने का अनुरोध किया है।`,
            `${until} को प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा दी जाएगी। तब तक प्रोफ़ाइल किसी को नहीं दिखेगी और ${first_name} के खाते में लॉग इन नहीं किया जा सकेगा।`,
            `खाता रखने का निर्णय केवल ${guardian_name} ले सकते हैं, हमारे भेजे लिंक से। लिंक न मिले तो यहाँ से फिर मँगाएँ: ${address}${PAGE}`,
          ],
          note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${address}/contact`,
          short: `${guardian_name} ने ${first_name} का खाता हटाने का अनुरोध किया है। खाता ${until} को हटा दिया जाएगा। इसे रखने का निर्णय केवल ${guardian_name} का है।`,
          path: PAGE,
        };
      },
    },
  },
  keeps: {
    name: 'guardian-keeps-account',
    kind: 'account',
    atOnce: true,
    sample,
    write: {
      en: ({ guardian_name, first_name }, { name, address }) => ({
        subject: `The ${name} account of ${first_name} is kept`,
        paragraphs: [
          `${guardian_name}, the parent or guardian, decided to keep the ${name} account of ${first_name}. It will not be deleted.`,
          `${first_name} can log in again. Everything is as it was.`,
        ],
        note: `If ${guardian_name} did not ask for this, contact us immediately: ${address}/contact`,
        short: `The account of ${first_name} will not be deleted: ${guardian_name} decided to keep it.`,
        path: PAGE,
      }),
      hi: ({ guardian_name, first_name }, { name, address }) => ({
        subject: `${first_name} का ${name} खाता बना रहेगा`,
        paragraphs: [
          `अभिभावक ${guardian_name} ने ${first_name} का ${name} खाता रखने का निर्णय लिया है। खाता नहीं हटाया जाएगा।`,
          `${first_name} के खाते में अब फिर से लॉग इन किया जा सकता है। सब कुछ पहले जैसा है।`,
        ],
        note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${address}/contact`,
        short: `${first_name} का खाता नहीं हटाया जाएगा: ${guardian_name} ने इसे रखने का निर्णय लिया है।`,
        path: PAGE,
      }),
    },
  },
};
