import type { Adulthood, GuardianRejection, GuardianRequest } from '#words/en/accounts/guardian-emails.ts';

const wishes = {
  application: (child: string, title: string) => `${child} के आवेदन पर आपका फ़ैसला चाहिए: ${title}`,
  audition: (child: string, title: string) => `${child} ने ऑडिशन का समय चुना: ${title}`,
  tape: (child: string, title: string) => `${child} ने सेल्फ़-टेप रिकॉर्ड किया: ${title}`,
  offer: (child: string, title: string) => `${child} के रोल पर आपका फ़ैसला चाहिए: ${title}`,
};

export const guardian_request = ({
  kind,
  guardian_name,
  first_name,
  title,
  company_name,
  page,
}: GuardianRequest) => {
  const subject = wishes[kind](first_name, title);
  return {
    subject,
    paragraphs: [
      `${guardian_name} जी, ${subject}।`,
      `आपके फ़ैसले तक ${company_name ?? 'प्रोडक्शन हाउस'} को इसकी कोई जानकारी नहीं मिलेगी।`,
      `यहाँ देखें और मंज़ूर या नामंज़ूर करें: ${page}`,
    ],
    note: 'ऑडिशन या रोल के लिए कोई आपसे पैसे नहीं माँग सकता। अगर कोई माँगे, तो हमें बताएँ।',
    short: `${subject}। फ़ैसला आपका है।`,
  };
};

const rejections = {
  application: (title: string) => `आपका आवेदन नहीं भेजा गया: ${title}`,
  audition: (title: string) => `ऑडिशन के लिए मना कर दिया गया: ${title}`,
  tape: (title: string) => `आपका सेल्फ़-टेप नहीं भेजा गया: ${title}`,
  offer: (title: string) => `रोल के लिए मना कर दिया गया: ${title}`,
};

export const guardian_rejection = ({ kind, guardian_name, first_name, title }: GuardianRejection) => {
  const subject = rejections[kind](title);
  const text = `आपके माता-पिता या अभिभावक ${guardian_name} ने इसे नामंज़ूर किया।`;
  return {
    subject,
    paragraphs: [`${first_name}, ${text}`, 'कोई सवाल हो तो उनसे बात करें।'],
    note: 'आपका अकाउंट और बाकी आवेदन वैसे ही रहेंगे।',
    short: `${subject}। ${text}`,
  };
};

export const guardian_request_ended = ({ title }: Pick<GuardianRejection, 'title'>) => {
  const text = 'माता-पिता या अभिभावक के फ़ैसले से पहले ही इस कास्टिंग कॉल में बच्चों के आवेदन बंद हो गए।';
  return {
    subject: `आवेदन नहीं भेजा गया: ${title}`,
    paragraphs: [`${title} के लिए आपका आवेदन नहीं भेजा गया। ${text}`],
    note: 'दूसरे कास्टिंग कॉल खुले हैं।',
    short: `${title} के लिए आपका आवेदन नहीं भेजा गया। ${text}`,
  };
};

export const not_my_child = (name: string) =>
  `माता-पिता या अभिभावक के रूप में ${name} का नाम दिया गया था। उनका कहना है: मैं सहमत नहीं हूँ या यह मेरा बच्चा नहीं है।`;

export const adulthood = ({ event, first_name, guardian_name, day, managed, page }: Adulthood) => {
  const subject =
    event === 'soon' ? `${day} को ${first_name} की उम्र 18 साल हो जाएगी` : `${first_name} की उम्र अब 18 साल है`;
  const since = event === 'soon' ? 'उस दिन से' : 'आज से';
  const unsent =
    event === 'soon'
      ? `उस दिन तक जिस पर ${guardian_name} का फ़ैसला बाक़ी रहेगा, वह नहीं भेजा जाएगा। ${first_name} उसे तब`
      : `जिस पर ${guardian_name} का फ़ैसला बाक़ी था, वह नहीं भेजा गया। ${first_name} उसे`;
  return {
    subject,
    paragraphs: [
      `${first_name} और ${guardian_name} जी,`,
      `${since} आवेदन, ऑडिशन और रोल के फ़ैसले ${first_name} के अपने होंगे। ${guardian_name} को अब न फ़ैसले लेने का अधिकार होगा, न अकाउंट देखने का।`,
      managed
        ? `अकाउंट सौंप दें: ${first_name} का अपना ईमेल या मोबाइल नंबर भरें, हम उन्हें अकाउंट लेने का लिंक भेजेंगे: ${page}`
        : `अपने आप कुछ नहीं खुलता: जब तक ${first_name} ख़ुद न चुनें कि प्रोफ़ाइल कौन देखे, वह छिपी रहेगी: ${page}`,
      `${unsent} “मेरे आवेदन” से भेज सकते हैं।`,
    ],
    note: 'जिन आवेदनों, ऑडिशन और रोल पर सहमति हो चुकी है, वे जारी रहेंगे।',
    short: `${subject}। जब तक ${first_name} ख़ुद न चुनें, प्रोफ़ाइल छिपी रहेगी।`,
  };
};
