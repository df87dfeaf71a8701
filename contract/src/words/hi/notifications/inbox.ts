export const inbox_title = 'नोटिफ़िकेशन';
export const inbox_lead = 'नए सबसे ऊपर। नोटिफ़िकेशन 6 महीने बाद हटा दिए जाते हैं।';
export const mark_all = 'सभी को पढ़ा हुआ मार्क करें';
export const mark_failed = 'इन्हें पढ़ा हुआ मार्क नहीं किया जा सका। फिर से कोशिश करें।';
export const inbox_empty = 'अभी कोई नोटिफ़िकेशन नहीं है। नए नोटिफ़िकेशन यहाँ दिखेंगे।';
export const unread = 'बिना पढ़ा: ';
export const announced = (unread: number) => `नया नोटिफ़िकेशन। ${unread} बिना पढ़े।`;
export const all = 'सभी नोटिफ़िकेशन';
export const inbox_load_failed = 'आपके नोटिफ़िकेशन लोड नहीं हो सके।';
export const older = 'पुराने दिखाएँ';
export const older_failed = 'पुराने नोटिफ़िकेशन लोड नहीं हो सके। फिर से कोशिश करें।';

export const push_label = 'इस डिवाइस पर नोटिफ़िकेशन';
export const on = 'चालू। साइट बंद होने पर भी यह ब्राउज़र आपके नोटिफ़िकेशन दिखाता है, जब तक आप लॉग आउट नहीं करते।';
export const off = 'बंद। साइट बंद होने पर भी इस ब्राउज़र में अपने नोटिफ़िकेशन देखने के लिए इसे चालू करें।';
export const unavailable = {
  unsupported: 'इस ब्राउज़र में नोटिफ़िकेशन नहीं चलते।',
  blocked:
    'आपने इस ब्राउज़र में इस साइट के नोटिफ़िकेशन ब्लॉक किए हैं। इन्हें चालू करने के लिए URL के पास साइट सेटिंग खोलें, नोटिफ़िकेशन की अनुमति दें और यह पेज फिर से लोड करें।',
} as const;
export const dismissed = 'आपने ब्राउज़र को नोटिफ़िकेशन दिखाने की अनुमति नहीं दी है। दोबारा पूछे जाने के लिए स्विच चालू करें।';
export const push_failed = 'इस ब्राउज़र में नोटिफ़िकेशन चालू नहीं हो सके। बाद में फिर से कोशिश करें।';
