import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/appeals.ts'),
  typeof import('#words/hi/admin/appeals.ts')
>;

export const title = (subject: string) => `अपील: ${subject}`;
export const subjects = {
  suspension: 'अस्थायी रूप से बंद',
  ban: 'रोक',
} as const;
export const unnamed_call = 'एक कास्टिंग कॉल';
export const unnamed_house = 'बिना नाम का हाउस';
export const sent = (time: string) => `${time} को भेजी गई`;
export const accept = 'अपील मंज़ूर करें';
export const refuse = 'अपील नामंज़ूर करें';
export const decision = 'हमारा निर्णय';
export const decided_by = (names: readonly string[]) => `निर्णय: ${names.join(' और ')}`;
export const house_text = 'हाउस का पक्ष';
export const open_house = 'प्रोडक्शन हाउस खोलें';
export const open_call = 'कास्टिंग कॉल खोलें';
export const accept_title = 'यह अपील मंज़ूर करें';
export const refuse_title = 'यह अपील नामंज़ूर करें';
export const answer = 'प्रोडक्शन हाउस को जवाब';
export const suggestion_accept = 'आपकी बात सही है और हमें खेद है। आपने जो भेजा, उससे पता चलता है कि निर्णय ग़लत था।';
export const suggestion_refuse = 'आपकी अपील में कलाकारों की शिकायत का जवाब नहीं है।';
export const colleague = 'एक सहकर्मी';
export const accepted = (by: string, time: string, answer: string | null) =>
  `अपील ${time} को मंज़ूर हुई (${by}): ${answer}`;
export const refused = (by: string, time: string, answer: string | null) =>
  `अपील ${time} को नामंज़ूर हुई (${by}): ${answer}`;
export const no_answer_needed = 'अपील के बाद वह निर्णय समाप्त हो चुका है या बदल गया है। जवाब की ज़रूरत नहीं है।';
export const own_decision = 'यह निर्णय आपका था, इसलिए जवाब किसी सहकर्मी को देना होगा।';
export const if_accepted = {
  call: 'मंज़ूर करने पर कास्टिंग कॉल को मंज़ूरी मिलेगी और कलाकार उसे देख सकेंगे।',
  suspension: 'मंज़ूर करने पर हाउस फिर से चालू हो जाएगा और उसके कास्टिंग कॉल पहले जैसे हो जाएँगे।',
  ban: 'मंज़ूर करने पर रोक हट जाएगी और कास्टिंग कॉल पहले जैसे हो जाएँगे।',
} as const;
