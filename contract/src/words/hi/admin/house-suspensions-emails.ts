import type { HouseReinstated, HouseSuspended } from '#words/en/admin/house-suspensions-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/house-suspensions-emails.ts'),
  typeof import('#words/hi/admin/house-suspensions-emails.ts')
>;

export const house_suspended = ({ kind, reason, page }: HouseSuspended) => {
  const subject =
    kind === 'ban' ? 'आपके प्रोडक्शन हाउस पर रोक लगा दी गई है' : 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद कर दिया गया है';
  return {
    subject,
    paragraphs: [
      `${subject}। यह निर्णय हमारी टीम के दो सदस्यों ने लिया है। हमारी टीम का कहना है:`,
      reason,
      'कलाकार आपके कास्टिंग कॉल नहीं देख सकते। आप कास्टिंग कॉल पोस्ट नहीं कर सकते, और न ही कलाकारों को ढूँढ सकते हैं, बुला सकते हैं या मैसेज भेज सकते हैं। आपका डेटा और आवेदन सुरक्षित हैं। हम आवेदकों को इसकी सूचना देते हैं।',
      `अगर आपको लगता है कि यह ग़लत है, तो अपील करें। हमारी टीम का कोई दूसरा सदस्य इसे फिर से देखेगा: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${subject}। हमारी टीम का कहना है: ${reason}`,
  };
};

export const house_reinstated = ({ page }: HouseReinstated) => ({
  subject: 'आपका प्रोडक्शन हाउस फिर से चालू है',
  paragraphs: [
    'आपका प्रोडक्शन हाउस अब बंद नहीं है। आपके कास्टिंग कॉल पहले जैसे हैं, और आप फिर से पोस्ट कर सकते हैं।',
    `${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
  short: 'आपका प्रोडक्शन हाउस फिर से चालू है। आपके कास्टिंग कॉल पहले जैसे हैं।',
});
