import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/appeals.ts'),
  typeof import('#words/hi/houses/appeals.ts')
>;

export const title = 'अपील';
export const lead =
  'अगर आपको लगता है कि हमारी टीम का कोई निर्णय ग़लत है, तो कारण बताएँ। निर्णय लेने वाले के अलावा कोई और उस पर फिर से विचार करेगा।';
export const empty = 'अपील करने के लिए कुछ नहीं है। आपके प्रोडक्शन हाउस के ख़िलाफ़ लिए गए निर्णय यहाँ दिखेंगे।';
export const text = 'निर्णय क्यों ग़लत है';
export const text_missing = 'बताएँ कि निर्णय क्यों ग़लत है।';
export const text_hint = 'ऊपर दिए गए कारण का जवाब दें। पासवर्ड या पहचान नंबर न लिखें।';
export const send = 'अपील भेजें';
export const sending = 'भेजी जा रही है...';
export const send_failed = 'आपकी अपील नहीं भेजी जा सकी। फिर से कोशिश करें।';
export const decided = (time: string) => `${time} से लागू।`;
export const house_meaning =
  'कलाकार आपके कास्टिंग कॉल नहीं देख सकते। आप कास्टिंग कॉल पोस्ट नहीं कर सकते, और न ही कलाकारों को ढूँढ सकते हैं, बुला सकते हैं या मैसेज भेज सकते हैं।';
export const call_meaning =
  'कलाकारों को यह वर्शन नहीं दिखता। आप कास्टिंग कॉल को बदलकर सेव भी कर सकते हैं। इससे वह फिर से जाँच के लिए भेजा जाएगा।';
export const reason = 'हमारी टीम का कहना है';
export const sent = (time: string) => `आपने ${time} को अपील की थी। जवाब आने पर आपको ईमेल मिलेगा।`;
export const answered_title = 'जिन अपीलों का जवाब मिल गया';
export const accepted = (decision: string) => `${decision}: अपील मंज़ूर`;
export const refused = (decision: string) => `${decision}: अपील मंज़ूर नहीं`;
export const dates = (sent: string, answered: string) => `भेजी गई: ${sent}, जवाब मिला: ${answered}`;
export const own_text = (text: string) => `आप: ${text}`;
export const answer = (text: string) => `हमारी टीम: ${text}`;
export const call = 'एक कास्टिंग कॉल';
export const banned = 'आपके प्रोडक्शन हाउस पर रोक लगी है';
export const suspended = 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है';
