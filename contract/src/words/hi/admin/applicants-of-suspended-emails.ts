import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/applicants-of-suspended-emails.ts'),
  typeof import('#words/hi/admin/applicants-of-suspended-emails.ts')
>;

const caution =
  'अगर प्रोडक्शन हाउस किसी और तरीके से आपसे संपर्क करे तो कोई पैसा न दें और कोई दस्तावेज़ न भेजें। हमें इसके बारे में बताएँ।';

export const nameless = 'प्रोडक्शन हाउस';
export const note = 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने इस कास्टिंग कॉल के लिए आवेदन किया था।';

export const applied_to_suspended_house = {
  subject: (title: string) => `कास्टिंग कॉल रुका हुआ है: ${title}`,
  first: (company: string, title: string) =>
    `हमने ${company} को अस्थायी रूप से बंद कर दिया है, इसलिए कास्टिंग कॉल “${title}” रुका हुआ है। आपका आवेदन सुरक्षित है, पर तब तक शायद कोई जवाब न मिले।`,
  next: ['जब तक हम दोबारा न लिखें, इसके ऑडिशन के लिए न जाएँ।', caution],
};

export const applied_to_banned_house = {
  subject: (title: string) => `कास्टिंग कॉल हटा दिया गया: ${title}`,
  first: (company: string, title: string) =>
    `हमने ${company} पर रोक लगा दी है और कास्टिंग कॉल “${title}” हटा दिया है। अपने आवेदन के जवाब की उम्मीद न रखें।`,
  next: ['इसके ऑडिशन के लिए न जाएँ।', caution],
};

export const applied_to_reinstated_house = {
  subject: (title: string) => `कास्टिंग कॉल फिर से चालू: ${title}`,
  first: (company: string, title: string) =>
    `${company} फिर से चालू है, इसलिए कास्टिंग कॉल “${title}” भी जारी है। आपका आवेदन पहले जैसा है।`,
  next: ['अगर आपका ऑडिशन या ऑफ़र है, तो उसका समय और अपना जवाब यहाँ देखें:'],
};
