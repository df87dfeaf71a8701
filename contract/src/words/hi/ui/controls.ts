export const toast_dismiss = 'बंद करें';
export const field_missing = 'यह जानकारी भरें।';
export const select_choose = 'चुनें';
export const password_show_name = 'पासवर्ड दिखाएँ';
export const password_hide = 'छिपाएँ';
export const password_hide_name = 'पासवर्ड छिपाएँ';

export const list_failed = 'यह लिस्ट लोड नहीं हो सकी।';
export const offline = 'आप ऑफ़लाइन हैं। यह पेज वही दिखा रहा है जो पिछली बार लोड हुआ था।';

export const share_whatsapp = 'WhatsApp पर शेयर करें';

/** 'ज़्यादा के लिए /user/plans पर प्लान देखें।' */
export const before_path = ' ';
export const after_path = ' पर';
