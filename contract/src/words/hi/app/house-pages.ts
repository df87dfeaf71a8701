import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/house-pages.ts'),
  typeof import('#words/hi/app/house-pages.ts')
>;

export const application_title = 'आवेदन की जानकारी';
export const back = 'वापस जाएँ';
export const applicant_none = 'कोई आवेदक नहीं मिला।';
export const applicant_none_hint = 'इन्होंने आपके किसी कास्टिंग कॉल के लिए आवेदन नहीं किया है।';
export const applicant_profile = 'प्रोफ़ाइल';
export const applicant_photos = 'फ़ोटो';
export const talent_missing = 'प्रोफ़ाइल नहीं मिली।';
export const talent_visit = (name: string) => `${name} को दिखेगा कि आपके प्रोडक्शन हाउस ने यह पेज देखा।`;
export const account_title = 'अकाउंट';
export const account_webhooks = 'वेबहुक';
export const account_webhooks_lead = 'नया आवेदन आने पर या किसी आवेदन का चरण बदलने पर अपने सिस्टम को सूचना भेजें।';
