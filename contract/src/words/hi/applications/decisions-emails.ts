import type { RejectionMessage } from '#words/en/applications/decisions-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/decisions-emails.ts'),
  typeof import('#words/hi/applications/decisions-emails.ts')
>;

const not_selected = {
  subject: 'इस बार आपका चयन नहीं हुआ',
  next: 'आपका आवेदन आपके अकाउंट में बना रहेगा। आपके लिए उपयुक्त कास्टिंग कॉल यहाँ देखें',
};
const again = { subject: 'आपके आवेदन पर फिर से विचार हो रहा है', next: 'इसकी स्थिति यहाँ देखें' };

export const shortlisted = {
  subject: 'आपको शॉर्टलिस्ट किया गया है',
  text: (house: string, title: string) => `${house} ने ${title} के लिए आपको शॉर्टलिस्ट किया है।`,
  next: 'अभी आपको कुछ नहीं करना है। आगे की सूचना हम आपको देंगे। स्थिति यहाँ देखें',
};

export const someone_else = {
  ...not_selected,
  text: (house: string, title: string) =>
    `${house} ने इस बार ${title} के लिए किसी और को चुना है। आवेदन करने के लिए धन्यवाद।`,
};

export const not_continued = {
  ...not_selected,
  text: (house: string, title: string) =>
    `${house} ने ${title} के लिए आपके आवेदन पर आगे न बढ़ने का निर्णय लिया है। आवेदन करने के लिए धन्यवाद।`,
};

export const closed_unopened = {
  ...not_selected,
  subject: 'आपका आवेदन खुलने से पहले कास्टिंग कॉल बंद हो गया',
  text: (house: string, title: string) =>
    `${house} ने आपका आवेदन खोले बिना ${title} बंद कर दिया है। यह आवेदन आपके प्लान की सीमा में नहीं गिना जाएगा।`,
};

export const reopened = {
  ...again,
  text: (house: string, title: string) =>
    `हमने आपको बताया था कि ${house} ने ${title} के लिए आपको नहीं चुना। अब यह बदल गया है: आपके आवेदन पर फिर से विचार हो रहा है।`,
};

export const reopened_shortlisted = {
  ...again,
  subject: 'आप अब शॉर्टलिस्ट में हैं',
  text: (house: string, title: string) =>
    `हमने आपको बताया था कि ${house} ने ${title} के लिए आपको नहीं चुना। अब यह बदल गया है: आप शॉर्टलिस्ट में हैं।`,
};

export const reopened_after_cancel = {
  ...again,
  text: (house: string, title: string) =>
    `हमने आपको बताया था कि ${house} ने ${title} में आपका रोल रद्द कर दिया है। अब यह बदल गया है: आपके आवेदन पर फिर से विचार हो रहा है।`,
};

export const rejection_message = ({ message, company_name, title, page }: RejectionMessage) => {
  const house = company_name ?? 'प्रोडक्शन हाउस';
  return {
    subject: `${not_selected.subject}: ${title}`,
    paragraphs: [`${house} ने ${title} के लिए आपको नहीं चुना है। उन्होंने आपको यह मैसेज भेजा है:`, message],
    note: `${not_selected.next}: ${page}`,
    short: `${house} ने ${title} के लिए आपको नहीं चुना है और एक मैसेज भेजा है। आपका आवेदन आपके अकाउंट में बना रहेगा।`,
  };
};
