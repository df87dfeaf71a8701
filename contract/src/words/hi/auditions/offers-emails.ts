import type { Offer, OfferWithdrawn, RoleCancelled } from '#words/en/auditions/offers-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/offers-emails.ts'),
  typeof import('#words/hi/auditions/offers-emails.ts')
>;

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
    paragraphs: [text, `बताया गया कारण: ${reason}`, `अपने आवेदन यहाँ देखें: ${page}`],
    note: note,
    short: text,
  };
};
