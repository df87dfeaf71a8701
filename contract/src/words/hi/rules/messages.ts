import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/rules/messages.ts'),
  typeof import('#words/hi/rules/messages.ts')
>;

export const message_templates: readonly { name: string; value: string }[] = [
  {
    name: 'उपलब्धता पूछें',
    value: 'नमस्ते {name}, क्या आप {role} के लिए अब भी उपलब्ध हैं? कृपया वे तारीख़ें लिखें जब आप समय दे सकते हैं।',
  },
  {
    name: 'नई फ़ोटो माँगें',
    value: 'नमस्ते {name}, {role} के लिए आवेदन करने के लिए धन्यवाद। कृपया हमें पिछले तीन महीनों की दो फ़ोटो भेजें।',
  },
  {
    name: 'देरी के बारे में बताएँ',
    value: 'नमस्ते {name}, हम {role} के आवेदन अभी देख रहे हैं। निर्णय होते ही हम आपको बताएँगे।',
  },
];
