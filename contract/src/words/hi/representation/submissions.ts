import type { Obstacle, WorksheetKind } from '#rules/representation.ts';
import { plural } from '#words/plural.ts';

export const submit_title = 'कास्टिंग कॉल के लिए भेजें';
export const nobody = 'अभी आपका कोई क्लाइंट नहीं है। पहले कलाकारों को बुलाएँ।';
export const fits = 'रोल के लिए सही';
export const left = (count: number) =>
  plural(count, { one: `${count} आवेदन बाकी`, other: `${count} आवेदन बाकी` });
export const left_unlimited = 'असीमित आवेदन';
export const there = {
  talent: 'ख़ुद आवेदन कर चुके हैं',
  agency: 'आप भेज चुके हैं',
  other_agency: 'दूसरी एजेंसी भेज चुकी है',
};
export const claims = {
  waiting: 'आवेदन पहले से है। कलाकार चुनेंगे कि किसका मान्य है।',
  decided: 'आवेदन पहले से है। कलाकार ने किसी और का आवेदन चुना है।',
};
export const obstacles: Record<Obstacle, string> = {
  scope: 'आप इनके लिए आवेदन नहीं कर सकते',
  agreement: 'इन्होंने अभी प्रोफ़ाइल अपने हाथ में नहीं ली है',
  withdrawn: 'आवेदन वापस लिया जा चुका है',
  children: 'इस कास्टिंग कॉल में 18 साल से कम उम्र वाले आवेदन नहीं कर सकते',
  allowance: 'इनके प्लान में कोई आवेदन नहीं बचा',
  guardian: 'अभिभावक के फ़ैसले का इंतज़ार है',
};
export const note = 'प्रोडक्शन हाउस के लिए नोट';
export const media = {
  headshot: 'मुख्य फ़ोटो',
  fullPhoto: 'पूरी लंबाई की फ़ोटो',
  auditionVideo: 'वीडियो या आवाज़ का नमूना',
};
export const media_none = 'कुछ नहीं';
export const answers = {
  availability: 'शूट की तारीख़ों पर उपलब्ध',
  travel: 'यात्रा कर सकते हैं',
};
export const consent =
  'जिन्हें मैंने चुना है, वे सब सहमत हैं कि प्रोडक्शन हाउस उनका आवेदन, फ़ोटो, वीडियो और संपर्क जानकारी देखे और इसके बारे में उनसे संपर्क करे। मैंने जो लिखा है वह सच है।';
export const submit = (count: number) =>
  count === 0 ? 'भेजें' : plural(count, { one: `${count} व्यक्ति का आवेदन भेजें`, other: `${count} लोगों के आवेदन भेजें` });
export const take_back = 'वापस लें';

export const worksheet_title = 'कामों की सूची';
export const worksheet_lead = 'जिन बातों पर आपका या आपके कलाकारों का जवाब बाकी है। सबसे ज़रूरी सबसे ऊपर।';
export const worksheet_empty = 'किसी का जवाब बाकी नहीं है।';
export const kinds: Record<WorksheetKind, string> = {
  audition: 'ऑडिशन का समय चुनना है',
  tape: 'सेल्फ़-टेप भेजना है',
  offer: 'ऑफ़र का जवाब देना है',
  message: 'बिना पढ़ा मैसेज',
  decision: 'अभिभावक के फ़ैसले का इंतज़ार',
};
export const item = (name: string, what: string) => `${name}: ${what}`;
export const due = (time: string) => `${time} तक`;
export const since = (time: string) => `${time} से`;
export const answer = 'जवाब दें';
export const forward = 'याद दिलाएँ';
export const forwarded = 'आज याद दिलाया';
