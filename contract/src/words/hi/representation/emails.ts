import { MANDATE_LINK_DAYS, type WorksheetKind } from '#rules/representation.ts';
import type { MandateLink } from '#words/en/representation/emails.ts';

const asks = {
  client: (inviter: string, product: string) => `${inviter} की ओर से ${product} पर आपके प्रतिनिधित्व का निमंत्रण`,
  member: (inviter: string, product: string) => `${inviter} ने आपको ${product} पर अपनी टीम में बुलाया है`,
  take_over: (inviter: string, product: string) => `${inviter} की ओर से: ${product} पर अपना अकाउंट अब ख़ुद सँभालें`,
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
    note: 'अगर आप इन्हें नहीं जानते तो इस मैसेज को अनदेखा करें। ऑडिशन या रोल के लिए कोई आपसे पैसे नहीं माँग सकता।',
    short: `${subject}। पढ़ें और निर्णय लें: ${page}`,
  };
};

const news = (subject: string, page: string) => ({
  subject,
  paragraphs: [`${subject}।`, `देखें कि कौन किसकी ओर से काम करता है: ${page}`],
  note: 'इसे दोनों में से कोई भी कभी भी ख़त्म कर सकता है।',
  short: `${subject}।`,
});

export const mandate_accepted = (name: string, page: string) =>
  news(`${name} ने आपका निमंत्रण स्वीकार किया`, page);
export const mandate_declined = (name: string, page: string) =>
  news(`${name} ने आपके निमंत्रण को मना किया`, page);
export const mandate_ended = (name: string, page: string) => news(`${name} ने प्रतिनिधित्व ख़त्म कर दिया`, page);
export const mandate_over = (name: string, page: string) =>
  news(`${name} के साथ प्रतिनिधित्व ख़त्म हो गया है`, page);
export const mandate_paused = (name: string, page: string) =>
  news(`${name} का अकाउंट हटाया जा रहा है, इसलिए प्रतिनिधित्व रुका हुआ है`, page);

interface Claim {
  agency_name: string;
  title: string;
  page: string;
}

export const application_claim = ({ agency_name, title, page }: Claim) => {
  const subject = `${agency_name} ने भी ${title} के लिए आपका आवेदन भेजा`;
  return {
    subject,
    paragraphs: [
      `${subject}। प्रोडक्शन हाउस को आपका एक ही आवेदन दिखता है।`,
      `चुनें कि किसका भेजा हुआ आवेदन मान्य है: ${page}`,
    ],
    note: 'जब तक आप नहीं चुनते, पहला वाला मान्य है।',
    short: `${subject}। चुनें कि किसका मान्य है।`,
  };
};

interface Reminder {
  agency: string;
  title: string;
  kind: WorksheetKind;
  page: string;
}

const asked: Record<WorksheetKind, string> = {
  audition: 'ऑडिशन का समय',
  tape: 'सेल्फ़-टेप',
  offer: 'ऑफ़र',
  message: 'मैसेज',
  decision: 'अभिभावक का फ़ैसला',
};

/** Whoever acts for the reader asks for their answer. */
export const worksheet_reminder = ({ agency, title, kind, page }: Reminder) => {
  const subject = `${agency} को आपके जवाब का इंतज़ार है: ${title}`;
  return {
    subject,
    paragraphs: [`${subject}।`, `${asked[kind]} का जवाब बाकी है: ${page}`],
    note: 'इसके लिए आपको दिन में ज़्यादा से ज़्यादा एक रिमाइंडर मिलेगा।',
    short: `${subject} (${asked[kind]})`,
  };
};
