import type { ExportReady } from '#words/en/privacy/data-exports-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/privacy/data-exports-emails.ts'),
  typeof import('#words/hi/privacy/data-exports-emails.ts')
>;

export const export_ready = ({ until, page, product }: ExportReady) => ({
  subject: `आपका ${product} डेटा डाउनलोड के लिए तैयार है`,
  paragraphs: [
    'आपने अपने डेटा की कॉपी माँगी थी। वह एक फ़ाइल में तैयार है।',
    `लॉग इन करके इसे अपने अकाउंट के पेज से डाउनलोड करें: ${page}`,
    `फ़ाइल ${until} तक उपलब्ध है। उसके बाद इसे हटा दिया जाएगा।`,
  ],
  note: 'फ़ाइल को ऐसी जगह रखें जहाँ सिर्फ़ आप उसे पढ़ सकें। अगर आपने इसे नहीं माँगा, तो कोई और आपका पासवर्ड जानता है: उसी पेज पर इसे तुरंत बदलें।',
  short: `आपका डेटा तैयार है। इसे ${until} तक डाउनलोड करें।`,
});
