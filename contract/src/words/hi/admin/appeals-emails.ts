import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/appeals-emails.ts'),
  typeof import('#words/hi/admin/appeals-emails.ts')
>;

export const team_says = 'हमारी टीम का कहना है:';
export const note = 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।';

export const appeal_accepted = {
  subject: 'आपकी अपील मंज़ूर हो गई',
  short: 'हमने आपकी अपील देखी और उसे मंज़ूर कर लिया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस फिर से चालू है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    ban: () => 'रोक हटा दी गई है। आपके कास्टिंग कॉल पहले जैसे हैं।',
    call: (title: string) => `आपका कास्टिंग कॉल “${title}” मंज़ूर हो गया है। अब कलाकार इसे देख सकते हैं।`,
  },
};

export const appeal_refused = {
  subject: 'आपकी अपील मंज़ूर नहीं हुई',
  short: 'हमने आपकी अपील देखी और उसे मंज़ूर नहीं किया है।',
  next: {
    suspension: () => 'आपका प्रोडक्शन हाउस अभी बंद रहेगा। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    ban: () => 'आपके प्रोडक्शन हाउस पर रोक बनी रहेगी। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
    call: (title: string) => `कास्टिंग कॉल “${title}” को ठीक करके सेव करें, हम इसे फिर से देखेंगे।`,
  },
};
