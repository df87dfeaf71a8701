import type { KnownLanguage } from '#rules/talent-choices.ts';
import { labelEach } from '#words/labels.ts';

export const spoken_languages: Record<KnownLanguage, string> = {
  Hindi: 'हिंदी',
  English: 'अंग्रेज़ी',
  Assamese: 'असमिया',
  Bengali: 'बांग्ला',
  Bhojpuri: 'भोजपुरी',
  Gujarati: 'गुजराती',
  Haryanvi: 'हरियाणवी',
  Kannada: 'कन्नड़',
  Kashmiri: 'कश्मीरी',
  Konkani: 'कोंकणी',
  Maithili: 'मैथिली',
  Malayalam: 'मलयालम',
  Manipuri: 'मणिपुरी',
  Marathi: 'मराठी',
  Nepali: 'नेपाली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Rajasthani: 'राजस्थानी',
  Sanskrit: 'संस्कृत',
  Sindhi: 'सिंधी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Tulu: 'तुलु',
  Urdu: 'उर्दू',
};

export const language_names = (text: string) => labelEach(spoken_languages, text);
