import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/house-suspensions.ts'),
  typeof import('#words/hi/admin/house-suspensions.ts')
>;

export const history = 'इतिहास';
export const events = {
  registered: 'रजिस्टर किया',
  document_sent: 'कंपनी का दस्तावेज़ भेजा',
  call_posted: 'कास्टिंग कॉल पोस्ट किया',
  reported: 'शिकायत हुई',
  appealed: 'अपील की',
} as const;
export const reason_money = 'कलाकारों ने हमें बताया कि उनसे पैसे माँगे गए।';
export const reason_fake = 'आपके कास्टिंग कॉल किसी दूसरे प्रोडक्शन हाउस के नाम से पोस्ट किए गए हैं।';
export const unnamed_house = 'बिना नाम का हाउस';
export const registered = (time: string) => `${time} को रजिस्टर किया`;
export const confirm_ban = 'रोक की पुष्टि करें';
export const confirm_suspension = 'अस्थायी रूप से बंद करने की पुष्टि करें';
export const dismiss = 'प्रस्ताव ख़ारिज करें';
export const propose_suspension = 'अस्थायी रूप से बंद करने का प्रस्ताव रखें';
export const propose_ban = 'रोक लगाने का प्रस्ताव रखें';
export const end_suspension = 'फिर से चालू करें';
export const propose_ban_title = 'इस प्रोडक्शन हाउस पर रोक लगाने का प्रस्ताव';
export const propose_suspension_title = 'इस प्रोडक्शन हाउस को अस्थायी रूप से बंद करने का प्रस्ताव';
export const propose_label = 'कारण, जो प्रोडक्शन हाउस पढ़ेगा';
export const propose = 'प्रस्ताव रखें';
export const facts = 'एक नज़र में';
export const verified = 'दस्तावेज़ों से सत्यापित';
export const not_verified = 'दस्तावेज़ों से सत्यापित नहीं';
export const calls = (count: number, open: number) =>
  `कास्टिंग कॉल: ${count}, जिनमें से ${open} के लिए कलाकार आवेदन कर सकते हैं`;
export const open_applications = (count: number) => `बिना नतीजे वाले आवेदन: ${count}`;
export const open_reports = (count: number) => `खुली शिकायतें: ${count}`;
export const in_force = {
  ban: 'इस प्रोडक्शन हाउस पर रोक लगी है। इसके कास्टिंग कॉल किसी को नहीं दिखते, और यह न कास्टिंग कॉल पोस्ट कर सकता है, न कलाकारों को ढूँढ सकता है, न निमंत्रण या मैसेज भेज सकता है। रोक सिर्फ़ अपील से हटती है।',
  suspension:
    'यह प्रोडक्शन हाउस अस्थायी रूप से बंद है। इसके कास्टिंग कॉल किसी को नहीं दिखते, और यह न कास्टिंग कॉल पोस्ट कर सकता है, न कलाकारों को ढूँढ सकता है, न निमंत्रण या मैसेज भेज सकता है।',
} as const;
export const active = 'यह प्रोडक्शन हाउस चालू है।';
export const own_proposal = {
  ban: 'आपने रोक लगाने का प्रस्ताव रखा है। किसी सहकर्मी को इसकी पुष्टि करनी होगी। तब तक कुछ नहीं बदलेगा।',
  suspension:
    'आपने अस्थायी रूप से बंद करने का प्रस्ताव रखा है। किसी सहकर्मी को इसकी पुष्टि करनी होगी। तब तक कुछ नहीं बदलेगा।',
} as const;
export const colleague = 'एक सहकर्मी';
export const proposal = {
  ban: (name: string, reason: string) => `${name} ने रोक लगाने का प्रस्ताव रखा: ${reason}`,
  suspension: (name: string, reason: string) => `${name} ने अस्थायी रूप से बंद करने का प्रस्ताव रखा: ${reason}`,
} as const;
