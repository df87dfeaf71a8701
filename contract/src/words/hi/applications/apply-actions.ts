import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/apply-actions.ts'),
  typeof import('#words/hi/applications/apply-actions.ts')
>;

export const apply = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} के लिए `),
  'आवेदन करें',
];
export const send_again = 'आवेदन फिर से भेजें';
export const used_up = (used: number, max: number | null) => `${max} में से ${used} आवेदन भेजे जा चुके हैं`;
export const plans = 'प्लान देखें';
export const closed_title = 'बंद';
export const closed = 'इस कास्टिंग कॉल के लिए अब आवेदन नहीं लिए जाते।';
export const stopped = 'अभी आवेदन बंद हैं।';
export const own_applications = '“मेरे आवेदन” में देखें';
export const for_talent_only = 'कलाकार यहाँ अपने अकाउंट से आवेदन करते हैं।';
export const after_login = 'लॉग इन करने के बाद आवेदन फ़ॉर्म खुलेगा।';
export const register = 'यहाँ नए हैं? मुफ़्त में रजिस्टर करें';
