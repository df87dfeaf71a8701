import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/status-history-emails.ts'),
  typeof import('#words/hi/applications/status-history-emails.ts')
>;

export const nameless = 'प्रोडक्शन हाउस';
export const note = 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।';

export const applied = {
  subject: 'आपका आवेदन भेज दिया गया है',
  text: (house: string, title: string) => `${title} के लिए आपका आवेदन ${house} को मिल गया है।`,
  next: 'इसकी स्थिति यहाँ देखें या आवेदन यहाँ से वापस लें',
};

export const viewed = {
  subject: 'आपका आवेदन खोला गया',
  text: (house: string, title: string) => `${house} ने ${title} के लिए आपका आवेदन खोला है।`,
  next: 'इसकी स्थिति यहाँ देखें',
};

export const selected = {
  subject: 'आपका चयन हो गया है',
  text: (house: string, title: string) => `आपने ${house} का ऑफ़र स्वीकार कर लिया है और यह रोल आपका है: ${title}।`,
  next: 'अपने रोल यहाँ देखें',
};

export const applied_again = {
  subject: 'आपका आवेदन फिर से भेज दिया गया है',
  text: (house: string, title: string) =>
    `आपने ${title} के लिए अपना आवेदन वापस ले लिया था। अब वही आवेदन ${house} को फिर से भेज दिया गया है।`,
  next: 'इसकी स्थिति यहाँ देखें',
};
