import type { Check, Hold, HouseHold } from '#words/en/bookings/emails.ts';

const small = 'होल्ड बुकिंग नहीं है। यह अपने-आप ख़त्म हो जाता है।';

export const availability_check = ({ title, company_name, days, page }: Check) => {
  const text = `${company_name ?? 'एक प्रोडक्शन हाउस'} ने ${title} के लिए पूछा है: क्या आप ${days} को ख़ाली हैं? यह ऑफ़र नहीं है।`;
  return {
    subject: `क्या आप ${days} को ख़ाली हैं?`,
    paragraphs: [text, `एक टैप में जवाब दें: ${page}`],
    note: 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
    short: text,
  };
};

export const first_hold = ({ title, company_name, days, ends, page }: Hold) => {
  const text = `${company_name ?? 'एक प्रोडक्शन हाउस'} ने ${title} के लिए ${days} पर आपका पहला होल्ड रखा है, ${ends} तक।`;
  return {
    subject: `पहला होल्ड: ${days}`,
    paragraphs: [text, `अगर आप ये दिन ख़ाली नहीं रख सकते, तो होल्ड मना करें: ${page}`],
    note: small,
    short: text,
  };
};

export const second_hold = ({ title, company_name, days, ends, page }: Hold) => {
  const text = `${company_name ?? 'एक प्रोडक्शन हाउस'} ने ${title} के लिए ${days} पर आपका दूसरा होल्ड रखा है, ${ends} तक। पहला होल्ड ख़त्म होने पर यह आगे बढ़ेगा।`;
  return {
    subject: `दूसरा होल्ड: ${days}`,
    paragraphs: [text, `अगर आप ये दिन ख़ाली नहीं रख सकते, तो होल्ड मना करें: ${page}`],
    note: small,
    short: text,
  };
};

export const released = ({ title, company_name, days, note, page }: Hold) => {
  const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने ${title} के लिए ${days} का होल्ड छोड़ दिया है। आपका आवेदन वैसा ही है।`;
  return {
    subject: `होल्ड छोड़ दिया गया: ${days}`,
    paragraphs: [text, ...(note ? [note] : []), `अपना कैलेंडर यहाँ देखें: ${page}`],
    note: small,
    short: text,
  };
};

export const expired = ({ title, company_name, days, page }: Hold) => {
  const text = `${title} के लिए ${days} पर ${company_name ?? 'प्रोडक्शन हाउस'} का होल्ड ख़त्म हो गया है। आपका आवेदन वैसा ही है।`;
  return {
    subject: `होल्ड ख़त्म हुआ: ${days}`,
    paragraphs: [text, `अपना कैलेंडर यहाँ देखें: ${page}`],
    note: small,
    short: text,
  };
};

export const house_first_hold = ({ name, title, days, ends, page }: HouseHold) => {
  const text = `${title} के लिए ${days} पर ${name} का आपका होल्ड अब पहला होल्ड है, ${ends} तक।`;
  return {
    subject: `अब पहला होल्ड: ${name}`,
    paragraphs: [text, `आवेदन यहाँ देखें: ${page}`],
    note: small,
    short: text,
  };
};

export const house_declined = ({ name, title, days, note, page }: HouseHold) => {
  const text = `${name} ${title} के लिए ${days} ख़ाली नहीं रख सकते और आपका होल्ड मना कर दिया है।`;
  return {
    subject: `होल्ड मना हुआ: ${name}`,
    paragraphs: [text, ...(note ? [note] : []), `आवेदन यहाँ देखें: ${page}`],
    note: 'आवेदन की स्थिति नहीं बदली है।',
    short: text,
  };
};

export const house_expired = ({ name, title, days, page }: HouseHold) => {
  const text = `${title} के लिए ${days} पर ${name} का आपका होल्ड ख़त्म हो गया है।`;
  return {
    subject: `होल्ड ख़त्म हुआ: ${name}`,
    paragraphs: [text, `नया होल्ड या ऑफ़र यहाँ दें: ${page}`],
    note: 'आवेदन की स्थिति नहीं बदली है।',
    short: text,
  };
};

export const terms_changed = ({
  title,
  company_name,
  page,
}: Pick<Check, 'title' | 'company_name' | 'page'>) => {
  const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने ${title} के लिए नई शर्तें भेजी हैं। साइन होने तक मौजूदा शर्तें लागू रहेंगी।`;
  return {
    subject: `नई शर्तें साइन करें: ${title}`,
    paragraphs: [text, `पढ़ने और साइन करने के लिए: ${page}`],
    note: 'रोल के लिए कभी पैसे न दें। कोई माँगे तो हमें बताएँ।',
    short: text,
  };
};

export const terms_signed = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} ने ${title} के लिए आपकी नई शर्तें साइन कर दी हैं। अब यही लागू हैं।`;
  return {
    subject: `नई शर्तें साइन हुईं: ${name}`,
    paragraphs: [text, `डील मेमो यहाँ है: ${page}`],
    note: 'दोनों पक्षों के पास एक ही फ़ाइल है।',
    short: text,
  };
};

export const terms_kept = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} ने ${title} के लिए आपकी नई शर्तें स्वीकार नहीं कीं। मौजूदा शर्तें लागू रहेंगी।`;
  return {
    subject: `नई शर्तें रिजेक्ट हुईं: ${name}`,
    paragraphs: [text, `लागू शर्तें पढ़ने या दूसरी शर्तें भेजने के लिए: ${page}`],
    note: 'आप मैसेज में भी बात कर सकते हैं।',
    short: text,
  };
};

export const no_backup = ({ name, title, page }: Pick<HouseHold, 'name' | 'title' | 'page'>) => {
  const text = `${name} ने ${title} का रोल नहीं लिया, और इन्हीं शर्तों पर किसी बैकअप को ऑफ़र नहीं भेजा जा सका।`;
  return {
    subject: `ऑफ़र के लिए कोई बैकअप नहीं: ${title}`,
    paragraphs: [text, `यहाँ किसी और को चुनें: ${page}`],
    note: 'जो इन दिनों बुक हैं, या जिन बच्चों के लिए दिन बहुत लंबा होगा, उन्हें ऑफ़र नहीं जाता।',
    short: text,
  };
};

type Pay = Pick<HouseHold, 'name' | 'title' | 'page'> & { day: string };

export const pay_marked = ({
  title,
  company_name,
  amount,
  day,
  page,
}: Pick<Check, 'title' | 'company_name' | 'page'> & { amount: string; day: string }) => {
  const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने दर्ज किया है कि ${title} के लिए ${day} को आपको ${amount} का भुगतान हुआ।`;
  return {
    subject: `भुगतान दर्ज हुआ: ${title}`,
    paragraphs: [text, `सही हो, तो आप भी दर्ज करें। ग़लत हो, तो आपत्ति दर्ज करें: ${page}`],
    note: 'आपत्ति न होने पर यह प्रोडक्शन हाउस के सार्वजनिक पेज पर गिना जाता है।',
    short: text,
  };
};

export const pay_due_soon = ({ name, title, day, page }: Pay) => {
  const text = `${name} (${title}) का भुगतान ${day} तक होना है।`;
  return {
    subject: `${day} तक भुगतान: ${name}`,
    paragraphs: [text, `भुगतान के बाद यहाँ दर्ज करें: ${page}`],
    note: 'आपके सार्वजनिक पेज पर दिखता है कि आपने कितनी बुकिंग का भुगतान समय पर किया।',
    short: text,
  };
};

export const pay_overdue = ({ name, title, day, page }: Pay) => {
  const text = `${name} (${title}) का भुगतान ${day} तक होना था। अब तक किसी पक्ष ने भुगतान दर्ज नहीं किया है।`;
  return {
    subject: `भुगतान में देरी: ${name}`,
    paragraphs: [text, `भुगतान हो चुका हो, तो यहाँ दर्ज करें: ${page}`],
    note: 'आपके सार्वजनिक पेज पर दिखता है कि आपने कितनी बुकिंग का भुगतान समय पर किया।',
    short: text,
  };
};
