import type { ConversationBar, ConversationParty } from '#rules/conversations.ts';
import type { Channel } from '#rules/notifications.ts';
import type { FileKind } from '#rules/uploads.ts';
import { bars } from '#words/hi/rules/conversations.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

interface BarParams {
  party: ConversationParty;

  bar: ConversationBar;
}

export const conversation_not_found = 'यह बातचीत नहीं मिली।';
export const conversation_barred = ({ party, bar }: BarParams) => bars[party][bar];
export const conversation_changed = 'बातचीत में बदलाव हुआ है। अपना मैसेज फिर से भेजें।';
export const message_not_found = 'यह मैसेज नहीं मिला।';
export const reported_subject_not_found = 'यह अब साइट पर नहीं है, इसलिए इसे रिपोर्ट नहीं किया जा सकता।';
export const message_id_taken = 'यह मैसेज सेव नहीं हो सका। इसे फिर से लिखें।';
export const too_many_unsent_files = 'बहुत सारी फ़ाइलें भेजे जाने के इंतज़ार में हैं। पहले कुछ भेजें या हटाएँ।';
export const pdf_unreadable = 'यह PDF नहीं खुल रहा है। कोई दूसरा चुनें।';
export const pdf_too_complex =
  'इस PDF को पढ़ने में बहुत समय लग रहा है। इसे नए PDF में प्रिंट करके अपलोड करें या कोई दूसरा चुनें।';
export const pdf_password_protected = ({ accepted }: { accepted: FileKind }): string =>
  accepted === 'scan'
    ? 'इस PDF में पासवर्ड लगा है। इसे खोलकर नए PDF में प्रिंट करें और वह अपलोड करें, या JPG भेजें। ई-पैन का पासवर्ड जन्मतिथि है, जैसे DDMMYYYY।'
    : 'इस PDF में पासवर्ड लगा है। इसे पासवर्ड से खोलें, नए PDF में प्रिंट करें और वह अपलोड करें।';

export const too_many_urgent_messages = (wait: RetryAfter) =>
  `आप आज के लिए तय सीमा जितने ज़रूरी मैसेज भेज चुके हैं। इसे सामान्य मैसेज की तरह भेजें, या ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const message_sent = 'मैसेज भेज दिया गया।';
export const urgent_message_sent = ({ channels }: { channels: readonly Channel[] }) => {
  const phone = [channels.includes('whatsapp') && 'WhatsApp', channels.includes('sms') && 'SMS'];
  const by = phone.filter(Boolean).join(' और ');
  if (by) return `मैसेज भेज दिया गया। उन्हें अभी ${by} से बताया जा रहा है।`;
  return channels.includes('email')
    ? 'मैसेज भेज दिया गया। उन्हें WhatsApp या SMS नहीं भेजा जा सकता, इसलिए अभी ईमेल से बताया जा रहा है।'
    : 'मैसेज भेज दिया गया। उन्हें WhatsApp या SMS नहीं भेजा जा सकता। वे इसे साइट पर देखेंगे।';
};
export const urgent_message_waits =
  'मैसेज भेज दिया गया। रात 9 से सुबह 9 बजे तक फ़ोन या ईमेल पर कुछ नहीं भेजा जाता। अगर तब तक न पढ़ा गया, तो सुबह 9 बजे उन्हें बताया जाएगा।';
export const marked_read = 'पढ़ा हुआ मान लिया गया।';
export const conversation_reported = 'रिपोर्ट भेज दी गई। हमारी टीम इसकी जाँच करेगी।';
export const other_blocked = 'ब्लॉक कर दिया गया। अब आपको इनके मैसेज नहीं मिलेंगे।';
export const other_unblocked = 'अनब्लॉक कर दिया गया। ये आपको फिर से मैसेज भेज सकते हैं।';
export const file_uploaded = 'फ़ाइल अपलोड हो गई।';
export const report_sent = 'रिपोर्ट भेज दी गई। हमारी टीम इसे पढ़ेगी।';
export const unsafe_sent = 'आपका मैसेज और ऑडिशन की जानकारी हमारी सुरक्षा टीम को मिल गई है।';
