import type {
  GuardianDeletesAccount,
  GuardianKeepsAccount,
} from '#words/en/privacy/account-deletion-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/privacy/account-deletion-emails.ts'),
  typeof import('#words/hi/privacy/account-deletion-emails.ts')
>;

export const guardian_deletes_account = ({
  guardian_name,
  first_name,
  until,
  page,
  contact,
  product,
}: GuardianDeletesAccount) => ({
  subject: `${first_name} का ${product} अकाउंट हटाया जाएगा`,
  paragraphs: [
    `अभिभावक ${guardian_name} ने ${first_name} का ${product} अकाउंट हटाने का अनुरोध किया है।`,
    `${until} को प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा दी जाएगी। तब तक प्रोफ़ाइल और आवेदन किसी को नहीं दिखेंगे और ${first_name} के अकाउंट में लॉग इन नहीं किया जा सकेगा।`,
    `अकाउंट रखने का निर्णय सिर्फ़ ${guardian_name} ले सकते हैं, हमारे भेजे लिंक से। लिंक न मिले तो यहाँ से फिर मँगाएँ: ${page}`,
  ],
  note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${guardian_name} ने ${first_name} का अकाउंट हटाने का अनुरोध किया है। अकाउंट ${until} को हटा दिया जाएगा। इसे रखने का निर्णय सिर्फ़ ${guardian_name} का है।`,
});

export const guardian_keeps_account = ({
  guardian_name,
  first_name,
  contact,
  product,
}: GuardianKeepsAccount) => ({
  subject: `${first_name} का ${product} अकाउंट बना रहेगा`,
  paragraphs: [
    `अभिभावक ${guardian_name} ने ${first_name} का ${product} अकाउंट रखने का निर्णय लिया है। अकाउंट नहीं हटाया जाएगा।`,
    `${first_name} के अकाउंट में अब फिर से लॉग इन किया जा सकता है। हटाने के अनुरोध पर आवेदन ख़त्म हो गए थे; उन्हें फिर से भेजा जा सकता है।`,
  ],
  note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${first_name} का अकाउंट नहीं हटाया जाएगा: ${guardian_name} ने इसे रखने का निर्णय लिया है।`,
});
