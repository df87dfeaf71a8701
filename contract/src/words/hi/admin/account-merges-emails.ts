import type { AccountsMerged } from '#words/en/admin/account-merges-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/account-merges-emails.ts'),
  typeof import('#words/hi/admin/account-merges-emails.ts')
>;

export const accounts_merged = ({ applications, conversations, media, page, product }: AccountsMerged) => ({
  subject: `आपका दूसरा ${product} अकाउंट इस अकाउंट में मिला दिया गया है`,
  paragraphs: [
    `${product} पर आपके दो अकाउंट थे। हमारी टीम ने उन्हें मिलाकर एक कर दिया है। यह अकाउंट आपका रहेगा। दूसरा अकाउंट बंद है और 30 दिन बाद हटा दिया जाएगा।`,
    `इस अकाउंट में आ गए: आवेदन: ${applications}, बातचीत: ${conversations}, फ़ोटो, वीडियो और रिकॉर्डिंग: ${media}। ऑर्डर, प्लान, सेव किए गए कास्टिंग कॉल और सेव की गई सर्च भी अब इसी अकाउंट में हैं।`,
    'अगर एक ही कास्टिंग कॉल के लिए दोनों अकाउंट से आवेदन किया गया था, तो हमने सिर्फ़ इस अकाउंट का आवेदन रखा है।',
  ],
  note: `अगर दूसरा अकाउंट आपका नहीं था, तो हमें तुरंत बताएँ: ${page}`,
  short: `आपका दूसरा ${product} अकाउंट इस अकाउंट में मिला दिया गया है। अगर वह आपका नहीं था, तो हमें बताएँ।`,
});
