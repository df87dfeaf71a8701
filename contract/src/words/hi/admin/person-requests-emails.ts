import type { RequestRefused } from '#words/en/admin/person-requests-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/person-requests-emails.ts'),
  typeof import('#words/hi/admin/person-requests-emails.ts')
>;

const asked = {
  deletion: 'आपने हमसे अपना अकाउंट हटाने को कहा था। अकाउंट अभी नहीं हटाया गया है।',
  export: 'आपने हमसे अपने डेटा की कॉपी माँगी थी। वह अभी तैयार नहीं की गई है।',
};

export const request_refused = ({ kind, reason, page, product }: RequestRefused) => ({
  subject: `${product} से आपके अनुरोध के बारे में`,
  paragraphs: [
    asked[kind],
    'हमारी टीम का कहना है:',
    reason,
    `लॉग इन करके अपने अकाउंट के पेज से आप यह ख़ुद भी कर सकते हैं। शिकायत के लिए हमारे शिकायत अधिकारी को लिखें: ${page}`,
  ],
  note: 'अगर यह अनुरोध आपने नहीं किया था, तो कुछ करने की ज़रूरत नहीं है।',
  short: `${asked[kind]} ${reason}`,
});
