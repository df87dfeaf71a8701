import { credit_role as role } from '#words/hi/rules/credits.ts';
import { category_names } from '#words/hi/rules/people.ts';
import { spoken_languages } from '#words/hi/rules/spoken-languages.ts';
import { talent_choices } from '#words/hi/rules/talent.ts';
import { labelOf } from '#words/labels.ts';

export const comp_card_document_title = (name: string) => `${name}, कॉम्प कार्ड`;

export const document_title_of_several = 'कॉम्प कार्ड';
export const talent = 'कलाकार';
export const facts = {
  age: 'उम्र',
  height: 'कद',
  body_type: 'शरीर',
  hair_color: 'बाल',
  eye_color: 'आँखें',
  beard: 'दाढ़ी',
  city: 'शहर',
  languages: 'भाषाएँ',
} as const;
export const skills = 'हुनर';
export const credits = 'काम';
export const contact = (name: string, product: string) => `${product} पर ${name} से संपर्क करें:`;

export const credit_role = role;
export const category_name = (category: string) => labelOf(category_names, category);
/** What the talent typed instead of choosing stays as it is. */
export const choice_name = (field: keyof typeof talent_choices, choice: string) =>
  labelOf(talent_choices[field], choice);
export const language_name = (language: string) => labelOf(spoken_languages, language);

export const size_sheet_document_title = (name: string) => `${name}, साइज़ शीट`;
export const size_sheet_title = 'साइज़ शीट';
export const measurement = 'माप';
export const stated = 'कलाकार का बताया माप';
export const fitting = 'फ़िटिंग के समय';
export const hidden =
  'बाकी माप आप नहीं देख सकते। कलाकार ये माप उन प्रोडक्शन हाउस को दिखाते हैं जिन्हें उनका आवेदन मिलता है, जब तक उन्होंने कुछ और न चुना हो।';
export const foot = (product: string) => `${product} पर बनाई गई, सिर्फ़ कॉस्ट्यूम विभाग के लिए।`;
export const foot_saved = (day: string, product: string) =>
  `कलाकार ने ${day} को सेव किया। ${product} पर बनाई गई, सिर्फ़ कॉस्ट्यूम विभाग के लिए।`;
export const measurements = {
  height: 'कद',
  weight: 'वज़न',
  collar: 'कॉलर',
  shoulder: 'कंधा',
  above_bust: 'बस्ट के ऊपर',
  bust: 'बस्ट',
  under_bust: 'बस्ट के नीचे',
  cup_size: 'कप साइज़',
  arm_hole: 'आर्महोल',
  biceps: 'बाइसेप्स',
  till_elbow: 'कोहनी तक',
  sleeve_length: 'आस्तीन की लंबाई',
  waist: 'कमर',
  hips: 'हिप्स',
  upper_thigh: 'जाँघ का ऊपरी हिस्सा',
  lower_thigh: 'जाँघ का निचला हिस्सा',
  fork: 'फ़ोर्क',
  inseam_length: 'इनसीम',
  trouser_length: 'पैंट की लंबाई',
  shoe_size: 'जूते का साइज़',
  measurement: 'एक लाइन में',
} as const;
export const inches = (length: string) => `${length} इंच`;
