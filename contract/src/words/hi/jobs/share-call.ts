export const share_open = 'टेक्स्ट और तस्वीर';
export const share_title = 'यह कास्टिंग कॉल शेयर करें';
export const share_failed = 'टेक्स्ट लोड नहीं हो सके। फिर से कोशिश करें।';
export const share_languages = { en: 'अंग्रेज़ी', hi: 'हिंदी' };
export const share_text_in = (language: string) => `${language} में मैसेज`;
export const share_copy = 'टेक्स्ट कॉपी करें';
export const share_copied = 'टेक्स्ट कॉपी हो गया।';
export const share_picture = 'तस्वीर डाउनलोड करें';
export const share_picture_file = (title: string) => `${title}.png`;
