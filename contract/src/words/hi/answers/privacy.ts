import { dates } from '#words/hi/dates.ts';

export const data_export_not_found = 'यह एक्सपोर्ट अब उपलब्ध नहीं है। नया एक्सपोर्ट मँगाएँ।';

export const open_calls_first =
  'आपके प्रोडक्शन हाउस के कास्टिंग कॉल खुले हैं। पहले उन्हें बंद करें, ताकि हर आवेदक को जवाब मिले।';
export const pay_first =
  'आपने जिनके साथ शर्तें साइन की हैं, उनमें किसी का पूरा भुगतान दर्ज नहीं है या उस पर विवाद है। अकाउंट हटाने से पहले किया गया भुगतान दर्ज करें और जो रोल शुरू नहीं हुए उन्हें रद्द करें।';
export const team_first =
  'आपकी टीम में और भी सदस्य हैं, जिनके अकाउंट भी हट जाएँगे। अपना अकाउंट हटाने से पहले किसी को ओनर बनाएँ या उन्हें टीम से हटाएँ।';

export const child_deletion_requested = 'अकाउंट 30 दिन में हटा दिया जाएगा।';
export const account_kept = 'अकाउंट बना रहेगा।';
export const export_ready = 'आपका डेटा डाउनलोड के लिए तैयार है।';
export const export_preparing = 'हम आपका डेटा तैयार कर रहे हैं और तैयार होने पर आपको ईमेल करेंगे।';
export const deletion_requested = (erase_at: string) =>
  `आपका अकाउंट ${dates.instant(erase_at)} हटा दिया जाएगा। इसे बचाने के लिए उससे पहले लॉग इन करें।`;

export const identity_checked_already = 'आपकी पहचान की जाँच हो चुकी है।';
export const badge_needs_plan = 'सत्यापित बैज के लिए प्लान चाहिए। पहले प्लान लें।';
export const own_request_open_already = 'आप हमें पहले ही लिख चुके हैं। पहले हम उसका जवाब देंगे।';
export const email_proof_ended = 'यह लिंक ख़त्म हो गया है या इस्तेमाल हो चुका है। हमारी सपोर्ट टीम से नया लिंक माँगें।';
export const objection_ended = 'यह लिंक काम नहीं करता। हमारे ईमेल वाला लिंक फिर से खोलें या हमसे संपर्क करें।';
export const correction_asked = 'भेज दिया गया। हम 30 दिन के अंदर जवाब देंगे।';
export const objection_keeps_email = 'आपत्ति भेज दी गई। आपका ईमेल नहीं बदलेगा। हम 30 दिन के अंदर जवाब देंगे।';
export const objection_sent = 'आपत्ति भेज दी गई। हम 30 दिन के अंदर जवाब देंगे।';
export const email_proven = 'अब यह आपके अकाउंट का ईमेल है। लॉग इन करने के लिए नया पासवर्ड चुनें।';
export const badge_document_sent = 'दस्तावेज़ भेज दिया गया। जाँच होने पर हम आपको बताएँगे।';
