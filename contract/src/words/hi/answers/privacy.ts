import { dates } from '#words/hi/dates.ts';

export const data_export_not_found = 'यह एक्सपोर्ट अब उपलब्ध नहीं है। नया एक्सपोर्ट मँगाएँ।';

export const open_calls_first =
  'आपके प्रोडक्शन हाउस के कास्टिंग कॉल खुले हैं। पहले उन्हें बंद करें, ताकि हर आवेदक को जवाब मिले।';

export const child_deletion_requested = 'अकाउंट 30 दिन में हटा दिया जाएगा।';
export const account_kept = 'अकाउंट बना रहेगा।';
export const export_ready = 'आपका डेटा डाउनलोड के लिए तैयार है।';
export const export_preparing = 'हम आपका डेटा तैयार कर रहे हैं और तैयार होने पर आपको ईमेल करेंगे।';
export const deletion_requested = (erase_at: string) =>
  `आपका अकाउंट ${dates.instant(erase_at)} हटा दिया जाएगा। इसे बचाने के लिए उससे पहले लॉग इन करें।`;
