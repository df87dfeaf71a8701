import type {
  ApplicationEnded,
  ApplicationReceived,
  CastingInvitation,
  HouseLeftChildren,
  NewApplications,
  RejectionMessage,
} from '#words/en/applications/emails.ts';

export const new_applications = ({ calls, applications, of_calls, is_of_day, page }: NewApplications) => {
  const number = applications === 1 ? '1 नया आवेदन' : `${applications} नए आवेदन`;

  const subject = of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${of_calls} कास्टिंग कॉल के लिए ${number}`;
  const more = of_calls - calls.length;
  return {
    subject,
    paragraphs: [
      is_of_day
        ? 'कल के ये आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:'
        : 'ये नए आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:',
      ...calls.map((call) => `${call.title}: ${call.applications}`),
      ...(more > 0 ? [`${more} और कास्टिंग कॉल के लिए भी नए आवेदन आए हैं।`] : []),
      `इन्हें यहाँ देखें: ${page}`,
    ],
    note: 'आवेदन खोलने पर और उसकी स्थिति बदलने पर कलाकार को सूचना दी जाती है।',
    short: is_of_day ? `कल मिले आवेदन जो अभी तक नहीं खोले गए: ${applications}।` : `नए आवेदन: ${applications}।`,
  };
};

export const application_received = ({ title, name, page }: ApplicationReceived) => ({
  subject: `${name} ने आवेदन किया: ${title}`,
  paragraphs: [`${name} ने ${title} के लिए आवेदन किया है।`, `आवेदन यहाँ खोलें: ${page}`],
  note: 'नोटिफ़िकेशन सेटिंग में आप हर घंटे या रोज़ का ईमेल चुन सकते हैं।',
  short: `${name} ने ${title} के लिए आवेदन किया है।`,
});

export const inbox_title = (count: number, title: string) =>
  `${title} के लिए ${count === 1 ? '1 नया आवेदन' : `${count} नए आवेदन`}`;
export const inbox_text = 'आवेदन खोलें।';

export const casting_invitation = ({
  company_name,
  verified_name,
  title,
  message,
  page,
}: CastingInvitation) => {
  const house = company_name ?? 'एक प्रोडक्शन हाउस';
  const subject = `${verified_name ?? 'एक प्रोडक्शन हाउस'} ने आपको आवेदन का निमंत्रण दिया है: ${title}`;
  return {
    subject,
    paragraphs: [
      `${house} ने आपकी प्रोफ़ाइल देखी है और आपको ${title} के लिए आवेदन करने का निमंत्रण दिया है।`,
      message,
      `आवेदन करें या निमंत्रण से मना करें: ${page}`,
    ],
    note: 'काम दिलाने के लिए कोई भी आपसे पैसे नहीं माँग सकता। इस प्रोडक्शन हाउस के निमंत्रण उसी पेज पर बंद भी किए जा सकते हैं।',
    short: `${subject}।`,
  };
};

export const nameless = 'प्रोडक्शन हाउस';
export const status_note = 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।';

export const applied = {
  subject: 'आपका आवेदन भेज दिया गया है',
  of_child: (child: string) => `${child} का आवेदन भेज दिया गया है`,
  text: (house: string, title: string) => `${title} के लिए आपका आवेदन ${house} को मिल गया है।`,
  next: 'इसकी स्थिति यहाँ देखें या आवेदन यहाँ से वापस लें',
};

export const viewed = {
  subject: 'आपका आवेदन देखा गया',
  of_child: (child: string) => `${child} का आवेदन देखा गया`,
  text: (house: string, title: string) => `${house} ने ${title} के लिए आपका आवेदन देखा है।`,
  next: 'इसकी स्थिति यहाँ देखें',
};

export const selected = {
  subject: 'आपका चयन हो गया है',
  of_child: (child: string) => `${child} का चयन हो गया है`,
  text: (house: string, title: string) => `आपने ${house} का ऑफ़र स्वीकार कर लिया है और यह रोल आपका है: ${title}।`,
  next: 'अपने रोल यहाँ देखें',
};

export const applied_again = {
  subject: 'आपका आवेदन फिर से भेज दिया गया है',
  of_child: (child: string) => `${child} का आवेदन फिर से भेज दिया गया है`,
  text: (house: string, title: string) =>
    `आपने ${title} के लिए अपना आवेदन वापस ले लिया था। अब वही आवेदन ${house} को फिर से भेज दिया गया है।`,
  next: 'इसकी स्थिति यहाँ देखें',
};

export const considered = {
  subject: 'आप पर एक और रोल के लिए विचार हो रहा है',
  of_child: (child: string) => `${child} पर एक और रोल के लिए विचार हो रहा है`,
  text: (house: string, title: string) =>
    `${house} आप पर ${title} के लिए भी विचार कर रहा है, आपके पिछले आवेदन के जवाबों, फ़ोटो और वीडियो के साथ। इससे आपके प्लान का कोई आवेदन ख़र्च नहीं होता। आप मना कर सकते हैं।`,
  next: 'रोल देखें या मना करें',
};

const not_selected = {
  subject: 'इस बार आपका चयन नहीं हुआ',
  of_child: (child: string) => `इस बार ${child} का चयन नहीं हुआ`,
  next: 'आपका आवेदन आपके अकाउंट में बना रहेगा। आपके लिए उपयुक्त कास्टिंग कॉल यहाँ देखें',
};
const again = {
  subject: 'आपके आवेदन पर फिर से विचार हो रहा है',
  of_child: (child: string) => `${child} के आवेदन पर फिर से विचार हो रहा है`,
  next: 'इसकी स्थिति यहाँ देखें',
};

export const shortlisted = {
  subject: 'आपको शॉर्टलिस्ट किया गया है',
  of_child: (child: string) => `${child} का नाम शॉर्टलिस्ट में है`,
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

export const not_opened = {
  ...not_selected,
  subject: 'आपका आवेदन नहीं खोला गया',
  of_child: (child: string) => `${child} का आवेदन नहीं खोला गया`,
  text: (house: string, title: string) =>
    `${house} ने आपका आवेदन खोले बिना ${title} के लिए फ़ैसला कर लिया है। यह आवेदन आपके प्लान की सीमा में नहीं गिना जाएगा।`,
};

export const reopened = {
  ...again,
  text: (house: string, title: string) =>
    `हमने आपको बताया था कि ${house} ने ${title} के लिए आपको नहीं चुना। अब यह बदल गया है: आपके आवेदन पर फिर से विचार हो रहा है।`,
};

export const reopened_shortlisted = {
  ...again,
  subject: 'आप अब शॉर्टलिस्ट में हैं',
  of_child: (child: string) => `${child} का नाम अब शॉर्टलिस्ट में है`,
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

export const house_left_children = ({ company_name, page }: HouseLeftChildren) => {
  const house = company_name ?? 'प्रोडक्शन हाउस';
  return {
    subject: `${house} अब आपका आवेदन नहीं देख सकता`,
    ofChild: (child: string) => `${house} अब ${child} का आवेदन नहीं देख सकता`,
    paragraphs: [
      `${house} अब बच्चों के लिए सत्यापित नहीं है, इसलिए वह आपका आवेदन नहीं देख सकता।`,
      'कृपया इस प्रोडक्शन हाउस के किसी ऑडिशन या शूटिंग में न जाएँ। अगर यह फिर से सत्यापित हुआ, तो आपका आवेदन फिर से देख सकेगा।',
    ],
    note: `आपके आवेदन: ${page}`,
    short: `${house} अब बच्चों के लिए सत्यापित नहीं है और आपका आवेदन नहीं देख सकता। कृपया इसके ऑडिशन या शूटिंग में न जाएँ।`,
  };
};

export const application_ended = ({ title, page }: ApplicationEnded) => ({
  subject: `एक आवेदन वापस लिया गया: ${title}`,
  paragraphs: [
    `${title} का एक आवेदन वापस ले लिया गया है। हमने उसे आपके कास्टिंग कॉल से हटा दिया है, उसके ऑडिशन का समय और ऑफ़र भी अब नहीं रहे।`,
    `बाकी आवेदक यहाँ देखें: ${page}`,
  ],
  note: 'निजता के लिए हम नहीं बताते कि आवेदन किसका था।',
  short: `${title} का एक आवेदन वापस ले लिया गया और हटा दिया गया है।`,
});
