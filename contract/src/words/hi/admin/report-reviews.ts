import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/report-reviews.ts'),
  typeof import('#words/hi/admin/report-reviews.ts')
>;

export const subjects = {
  job: 'कास्टिंग कॉल',
  house: 'प्रोडक्शन हाउस',
  talent: 'कलाकार की प्रोफ़ाइल',
  conversation: 'बातचीत',
} as const;
export const title = (subject: string, reason: string) => `${subject}: ${reason}`;
export const reported = {
  talent: (time: string) => `${time} को एक कलाकार ने शिकायत की`,
  production: (time: string) => `${time} को एक प्रोडक्शन हाउस ने शिकायत की`,
  deleted: (time: string) => `${time} को ऐसे अकाउंट से शिकायत हुई जो अब हटाया जा चुका है`,
} as const;
export const closed = (time: string) => `यह शिकायत ${time} को बंद हुई।`;
export const warn = 'चेतावनी दें';
export const take_down = 'कास्टिंग कॉल साइट से हटाएँ';
export const no_action = 'बिना कार्रवाई के बंद करें';
export const reporter_text = 'शिकायत में क्या लिखा है';
export const warn_title = 'दूसरे पक्ष को चेतावनी दें';
export const note = 'दूसरे पक्ष को क्या बताया जाएगा';
export const warn_send = 'चेतावनी भेजें और शिकायत बंद करें';
export const take_down_send = 'साइट से हटाएँ और शिकायत बंद करें';
export const warn_money = 'किसी भी काम के लिए कलाकारों से पैसे न माँगें।';
export const warn_harassment =
  'मैसेज में सिर्फ़ रोल की बात करें। कलाकारों ने एक मैसेज की शिकायत की है और उसे उत्पीड़न बताया है।';
export const open_call = 'कास्टिंग कॉल जैसा अभी है वैसा खोलें';
export const open_house = 'प्रोडक्शन हाउस खोलें';
export const copy = 'किसकी शिकायत हुई';
export const copy_lead = 'शिकायत के समय यह जैसा था। ऑडिट लॉग में दर्ज होता है कि आपने इसे खोला।';
export const party_house = 'प्रोडक्शन हाउस';
export const party_talent = 'कलाकार';
export const message_reported = 'शिकायत हुई';
