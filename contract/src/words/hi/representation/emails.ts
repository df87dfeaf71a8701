import { MANDATE_LINK_DAYS } from '#rules/representation.ts';
import type { MandateLink } from '#words/en/representation/emails.ts';

const asks = {
  client: (inviter: string, product: string) => `${inviter} ${product} पर आपका प्रतिनिधित्व करना चाहते हैं`,
  member: (inviter: string, product: string) => `${inviter} ने आपको ${product} पर अपनी टीम में बुलाया है`,
  take_over: (inviter: string, product: string) => `${inviter} ${product} पर आपका अकाउंट आपको सौंप रहे हैं`,
};

export const mandate_link = ({ kind, name, inviter_name, note, product, page }: MandateLink) => {
  const subject = asks[kind](inviter_name, product);
  return {
    subject,
    paragraphs: [
      `${name} जी, ${subject}।`,
      ...(note ? [note] : []),
      `पढ़ें कि इसका क्या मतलब है, फिर निर्णय लें: ${page}`,
      `यह लिंक ${MANDATE_LINK_DAYS} दिन तक और एक ही बार काम करता है।`,
    ],
    note: 'अगर आप इन्हें नहीं जानते तो इस संदेश को अनदेखा करें। ऑडिशन या भूमिका के लिए कोई आपसे पैसे नहीं माँग सकता।',
    short: `${subject}। पढ़ें और निर्णय लें: ${page}`,
  };
};

const news = (subject: string, page: string) => ({
  subject,
  paragraphs: [`${subject}।`, `देखें कि कौन किसकी ओर से काम करता है: ${page}`],
  note: 'इसे दोनों में से कोई भी कभी भी खत्म कर सकता है।',
  short: `${subject}।`,
});

export const mandate_accepted = (name: string, page: string) =>
  news(`${name} ने आपका आमंत्रण स्वीकार किया`, page);
export const mandate_declined = (name: string, page: string) =>
  news(`${name} ने आपका आमंत्रण अस्वीकार किया`, page);
export const mandate_ended = (name: string, page: string) => news(`${name} ने प्रतिनिधित्व खत्म कर दिया`, page);
