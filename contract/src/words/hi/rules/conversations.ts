import { type ConversationBar, type ConversationParty, MAX_UNANSWERED } from '#rules/conversations.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/rules/conversations.ts'),
  typeof import('#words/hi/rules/conversations.ts')
>;

export const bars: Record<ConversationParty, Record<ConversationBar, string>> = {
  talent: {
    own_block: 'आपने इस हाउस को ब्लॉक किया है। फिर लिखने के लिए इसे अनब्लॉक करें।',
    other_block: 'अभी इस हाउस को मैसेज नहीं भेजे जा सकते।',
    withdrawn: 'यह आवेदन वापस लिया जा चुका है, इसलिए इसके बारे में मैसेज नहीं भेजे जा सकते।',
    consent: 'इस आवेदन के लिए संपर्क की सहमति नहीं दी गई थी, इसलिए मैसेज नहीं भेजे जा सकते।',
    child: 'हमने इस हाउस को अभी दस्तावेज़ों से सत्यापित नहीं किया है, इसलिए यह बच्चों से मैसेज पर बात नहीं कर सकता।',
    guardian: 'पहले माता-पिता या अभिभावक की सहमति ज़रूरी है।',
    not_begun: 'प्रोडक्शन हाउस का मैसेज आने के बाद आप जवाब दे सकते हैं।',
    unanswered: 'प्रोडक्शन हाउस का जवाब आने के बाद आप फिर लिख सकते हैं।',
    suspended: 'हमने इस प्रोडक्शन हाउस को अस्थायी रूप से बंद किया है, इसलिए इसे मैसेज नहीं भेजे जा सकते।',
  },
  house: {
    own_block: 'आपके हाउस ने इस कलाकार को ब्लॉक किया है। फिर लिखने के लिए अनब्लॉक करें।',
    other_block: 'अभी इस कलाकार को मैसेज नहीं भेजे जा सकते।',
    withdrawn: 'यह आवेदन वापस लिया जा चुका है, इसलिए इसके बारे में मैसेज नहीं भेजे जा सकते।',
    consent: 'आवेदक ने संपर्क की सहमति नहीं दी है।',
    child: 'यह आवेदन एक बच्चे का है। बच्चों को सिर्फ़ वे हाउस लिख सकते हैं जिन्हें हमने दस्तावेज़ों से सत्यापित किया है।',
    guardian: 'अभिभावक की सहमति के बाद इस बच्चे को लिखा जा सकता है।',
    not_begun: 'बातचीत शुरू करने के लिए पहला मैसेज लिखें।',
    unanswered: `आपने लगातार ${MAX_UNANSWERED} मैसेज भेजे हैं। कलाकार का जवाब आने के बाद आप फिर लिख सकते हैं।`,
    suspended: 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद है, इसलिए वह मैसेज नहीं भेज सकता।',
  },
};
