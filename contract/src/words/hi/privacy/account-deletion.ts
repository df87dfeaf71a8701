import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/privacy/account-deletion.ts'),
  typeof import('#words/hi/privacy/account-deletion.ts')
>;

export const title = 'अकाउंट हटाएँ';
export const lead = {
  talent:
    'आप तुरंत लॉग आउट हो जाएँगे और आपकी प्रोफ़ाइल किसी को नहीं दिखेगी। 30 दिन बाद हम आपकी प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा देंगे। इनवॉइस उतने समय तक रखे जाते हैं जितना टैक्स कानून में ज़रूरी है। अकाउंट रखने के लिए उससे पहले लॉग इन करें।',
  production:
    'आप तुरंत लॉग आउट हो जाएँगे, और 30 दिन बाद हम आपका अकाउंट हटा देंगे। अगर आप अकेले ओनर हैं, तो आपका प्रोडक्शन हाउस भी उसके कास्टिंग कॉल, आवेदनों और टीम के साथ हटा दिया जाएगा। अकाउंट रखने के लिए उससे पहले लॉग इन करें।',
} as const;
export const submit = 'मेरा अकाउंट हटाएँ';
export const busy = 'हटाया जा रहा है...';
export const failed = 'आपका अकाउंट नहीं हटाया जा सका। फिर से कोशिश करें।';
export const keep = 'मेरा अकाउंट रखें';
