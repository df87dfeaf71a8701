import type { Offer, OfferWithdrawn, RoleCancelled } from '#words/en/auditions/offer-emails.ts';

const note = 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।';

export const offer = ({ title, company_name, message, day, page }: Offer) => {
  const house = company_name ?? 'प्रोडक्शन हाउस';

  const offers = `${house} ने आपको यह रोल ऑफ़र किया है: ${title}।`;
  return {
    subject: `रोल का ऑफ़र: ${title}`,
    paragraphs: [offers, message, `${day} के अंत तक जवाब दें: ${page}`],
    note: note,
    short: `${offers} ${day} तक जवाब दें।`,
  };
};

export const offer_withdrawn = ({ title, company_name }: OfferWithdrawn) => {
  const house = company_name ?? 'प्रोडक्शन हाउस';
  const text = `${house} ने ${title} का ऑफ़र वापस ले लिया है। आपके आवेदन की स्थिति पहले जैसी ही है।`;
  return {
    subject: `ऑफ़र वापस ले लिया गया: ${title}`,
    paragraphs: [text],
    note: note,
    short: text,
  };
};

export const role_cancelled = ({ title, company_name, reason, page }: RoleCancelled) => {
  const house = company_name ?? 'प्रोडक्शन हाउस';
  const text = `आपने ${title} का रोल स्वीकार किया था। ${house} ने इसे अब रद्द कर दिया है, इसलिए यह रोल अब आपके पास नहीं है।`;
  return {
    subject: `आपका रोल रद्द कर दिया गया: ${title}`,
    paragraphs: [text, ...(reason ? [`बताया गया कारण: ${reason}`] : []), `अपने आवेदन यहाँ देखें: ${page}`],
    note: note,
    short: text,
  };
};

export const offer_accepted = {
  subject: (name: string, title: string) => `${name} ने आपका ऑफ़र स्वीकार किया: ${title}`,
  text: (name: string, title: string) => `${name} ने ${title} के लिए आपका ऑफ़र स्वीकार कर लिया है।`,
  next: 'आवेदन यहाँ देखें',
  note: 'इस आवेदन की स्थिति अब “चुने गए” है।',
};

export const offer_declined = {
  subject: (name: string, title: string) => `${name} ने आपका ऑफ़र स्वीकार नहीं किया: ${title}`,
  text: (name: string, title: string) => `${name} ने ${title} के लिए आपका ऑफ़र स्वीकार नहीं किया।`,
  next: 'आवेदन यहाँ देखें',
  note: 'आवेदन की स्थिति नहीं बदली है।',
};

export const role_stepped_back = {
  subject: (name: string, title: string) => `${name} ने रोल छोड़ दिया है: ${title}`,
  text: (name: string, title: string) => `${name} ने ${title} का रोल स्वीकार किया था, पर अब इसे छोड़ दिया है।`,
  next: 'यह रोल फिर से ख़ाली है। बैकअप को इसका ऑफ़र यहाँ दें',
  note: 'यह आवेदन अब वापस लिया जा चुका है।',
};

export const leaving_reason = 'मैंने अपना अकाउंट हटाने का अनुरोध किया है।';
export const talent_leaving = {
  subject: (name: string) => `${name} का अकाउंट हटाया जा रहा है`,
  text: (name: string) =>
    `${name} ने अपना अकाउंट हटाने के लिए कहा है। इनके वे रोल जिनका काम बाकी है, इन्हें दिए गए आपके खुले ऑफ़र, ऑडिशन के समय, सेल्फ़-टेप के अनुरोध और निमंत्रण अब ख़त्म हो गए हैं।`,
  ended: 'इनसे जुड़े कास्टिंग कॉल',
  next: 'अपने दूसरे आवेदक यहाँ देखें',
  note: 'अगर ये 30 दिन के अंदर अपना फ़ैसला बदलें, तो आप ऑफ़र या निमंत्रण फिर से भेज सकते हैं। पहले का कुछ भी अपने-आप वापस नहीं आता।',
};
