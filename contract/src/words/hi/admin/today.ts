import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/today.ts'),
  typeof import('#words/hi/admin/today.ts')
>;

export const kinds = {
  call: 'कास्टिंग कॉल',
  edit: 'मंज़ूर कास्टिंग कॉल में बदलाव',
  document: 'कंपनी का दस्तावेज़',
  report: 'शिकायत',
  suspension: 'अस्थायी रूप से बंद करने की पुष्टि',
  appeal: 'अपील',
  refund: 'रिफ़ंड जो अभी नहीं हुआ',
  request: 'किसी व्यक्ति का अनुरोध',
  task: 'टास्क जो पूरा नहीं हुआ',
} as const;
export const page = 'आज';
export const waiting = (count: number, late: number) => `${count} बाकी, जिनमें से ${late} में देर हो चुकी है।`;
export const keys = 'J और K से आगे-पीछे जाएँ, Enter से खोलें।';
export const moderator_needed =
  'जिन्हें अपील का जवाब देने का अधिकार है, वे सभी उस निर्णय में शामिल थे। जवाब देने के लिए किसी और मॉडरेटर को निमंत्रण भेजें।';
export const none = 'आपके लिए कोई काम बाकी नहीं है। नए कास्टिंग कॉल, दस्तावेज़ और शिकायतें यहाँ दिखेंगी।';
export const child = 'बच्चे से जुड़ा है';
export const since = (time: string) => `${time} से`;
export const taken_by = (name: string) => `${name} के ज़िम्मे`;
export const taken_by_you = 'आपके ज़िम्मे';
export const retry = 'दोबारा चलाएँ';
export const give_back_item = (title: string) => `वापस करें: ${title}`;
export const take_item = (title: string) => `अपने ज़िम्मे लें: ${title}`;
export const give_back = 'वापस करें';
export const take = 'अपने ज़िम्मे लें';
export const left = {
  minutes: (count: number) => `${count} मिनट बाकी`,
  hours: (count: number) => `${count} घंटे बाकी`,
  days: (count: number) => `${count} दिन बाकी`,
} as const;
export const late = {
  minutes: (count: number) => `${count} मिनट की देर`,
  hours: (count: number) => `${count} घंटे की देर`,
  days: (count: number) => `${count} दिन की देर`,
} as const;
