export const notification_not_found = 'यह नोटिफ़िकेशन अब मौजूद नहीं है।';
export const email_template_not_found = 'इस नाम का कोई ईमेल नहीं है।';
export const unsubscribe_link_ended = 'यह लिंक अब काम नहीं करता। अपने नोटिफ़िकेशन बदलने के लिए लॉग इन करें।';
export const channel_unavailable = 'इस तरीके से अभी नोटिफ़िकेशन नहीं भेजे जा सकते। पेज फिर से लोड करें।';
export const channel_consent_changed = 'सहमति का टेक्स्ट बदल गया है। पेज फिर से लोड करके उसे दोबारा पढ़ें।';
export const mobile_number_missing = 'आपके अकाउंट में अभी कोई मोबाइल नंबर नहीं है। पहले नंबर जोड़ें।';
export const mobile_not_verified = 'पहले अकाउंट सेटिंग में अपना मोबाइल नंबर सत्यापित करें।';
export const security_notifications_required = 'अकाउंट की सुरक्षा से जुड़े नोटिफ़िकेशन हमेशा ईमेल से भेजे जाते हैं।';
export const push_not_supported = 'इस ब्राउज़र पर नोटिफ़िकेशन नहीं भेजे जा सकते।';
export const webhook_challenge_invalid = 'इस अनुरोध का टोकन ग़लत है।';

export const all_marked_read = 'सभी को पढ़ा हुआ मान लिया गया।';
export const whatsapp_agreed = 'सहमति दर्ज हो गई।';
export const whatsapp_taken_back = 'सहमति वापस ले ली गई।';
export const push_on = 'इस ब्राउज़र में नोटिफ़िकेशन चालू हैं।';
export const push_off = 'इस ब्राउज़र में नोटिफ़िकेशन बंद हैं।';
