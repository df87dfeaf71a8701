import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/notifications/push.ts'),
  typeof import('#words/hi/notifications/push.ts')
>;

export const label = 'इस डिवाइस पर नोटिफ़िकेशन';
export const on = 'चालू। साइट बंद होने पर भी यह ब्राउज़र आपके नोटिफ़िकेशन दिखाता है, जब तक आप लॉग आउट नहीं करते।';
export const off = 'बंद। साइट बंद होने पर भी इस ब्राउज़र में अपने नोटिफ़िकेशन देखने के लिए इसे चालू करें।';
export const unavailable = {
  unsupported: 'इस ब्राउज़र में नोटिफ़िकेशन नहीं चलते।',
  blocked:
    'आपने इस ब्राउज़र में इस साइट के नोटिफ़िकेशन ब्लॉक किए हैं। इन्हें चालू करने के लिए URL के पास साइट सेटिंग खोलें, नोटिफ़िकेशन की अनुमति दें और यह पेज रीलोड करें।',
} as const;
export const dismissed = 'आपने ब्राउज़र को नोटिफ़िकेशन दिखाने की अनुमति नहीं दी है। दोबारा पूछे जाने के लिए स्विच चालू करें।';
export const failed = 'इस ब्राउज़र में नोटिफ़िकेशन चालू नहीं हो सके। बाद में फिर से कोशिश करें।';
