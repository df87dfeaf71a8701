import type { ChoiceOf, FilterableField } from '#rules/talent-fields.ts';
import { labelEach } from '#words/labels.ts';

/* A word agrees with its field: बाल काले, दाढ़ी काली, आँखें काली. */

const body_types: Record<ChoiceOf<'body_type'>, string> = {
  Slim: 'पतला',
  Healthy: 'स्वस्थ',
  Average: 'औसत',
  Chubby: 'भरा-भरा',
  'Short Height': 'कम कद',
  Athletic: 'एथलेटिक',
  'Plus Size': 'प्लस साइज़',
};

const skin_tones: Record<ChoiceOf<'skin_tone'>, string> = {
  VITILIGO: 'विटिलिगो (सफ़ेद दाग)',
  WHEATISH: 'गेहुँआ',
  DUSKY: 'साँवला',
  FAIR: 'गोरा',
};

const hair_lengths: Record<ChoiceOf<'hair_length'>, string> = {
  SMALL: 'छोटे',
  Medium: 'मध्यम',
  Long: 'लंबे',
  'MILATRY CUT': 'मिलिट्री कट',
  CURLY: 'घुँघराले',
  FUNKY: 'फ़ंकी',
};

const hair_colors: Record<ChoiceOf<'hair_color'>, string> = {
  BLACK: 'काले',
  BROWN: 'भूरे',
  Black: 'काले',
  Golden: 'सुनहरे',
  Silver: 'रुपहले',
  Copper: 'ताँबई',
  Bronze: 'ब्रॉन्ज़',
  Blue: 'नीले',
  'Wood Finish': 'वुड फ़िनिश',
  FUNKY: 'फ़ंकी',
  'ANY OTHER': 'कोई और',
};

const eye_colors: Record<ChoiceOf<'eye_color'>, string> = {
  BLACK: 'काली',
  BROWN: 'भूरी',
  Black: 'काली',
  Brown: 'भूरी',
  Blue: 'नीली',
  Green: 'हरी',
  Hazel: 'हेज़ल',
  Grey: 'ग्रे',
  'ANY OTHER': 'कोई और',
};

const beards: Record<ChoiceOf<'beard'>, string> = {
  'CLEAN SHAVE': 'क्लीन शेव',
  None: 'बिना दाढ़ी',
  STUBBLE: 'हल्की बढ़ी हुई',
  Short: 'छोटी',
  Medium: 'मध्यम',
  NORMAL: 'सामान्य',
  Long: 'लंबी',
  LONG: 'लंबी',
  Styled: 'स्टाइल की हुई',
  BLACK: 'काली',
  WHITE: 'सफ़ेद',
  'SALT & PEPPER': 'काली-सफ़ेद',
  'COLOURED BEARD': 'रंगी हुई',
  'ANY OTHER': 'कोई और',
};

const tattoos: Record<ChoiceOf<'tattoos'>, string> = {
  Yes: 'हाँ',
  No: 'नहीं',
};

const tattoos_and_piercings: Record<ChoiceOf<'tattoo_piercing'>, string> = {
  Yes: 'हाँ',
  No: 'नहीं',
  HIDDEN: 'हाँ, कपड़ों में छिपा हुआ',
  TEMPORARY: 'अस्थायी',
  PERMANENT: 'स्थायी',
  'MENTION VISIBLE BODY PART': 'शरीर के दिखने वाले हिस्से पर',
  'QWERKY PIERCINGS': 'अनोखी पियर्सिंग',
  EYEBROW: 'भौंह की पियर्सिंग',
  SEPTUM: 'सेप्टम पियर्सिंग',
};

const disabilities: Record<ChoiceOf<'disabilities'>, string> = {
  DEAF: 'बधिरता या कम सुनाई देना',
  DUMB: 'बोल न पाना',
  'DOWN SYNDROME': 'डाउन सिंड्रोम',
  BLIND: 'दृष्टिहीनता या कम दिखाई देना',
  'CLEFT PALATE': 'होंठ या तालू में जन्मजात दरार',
  'LOCOMOTOR DISABILITY': 'चलने-फिरने में दिव्यांगता',
  'ANY OTHER': 'कोई और',
};

const skills: Record<ChoiceOf<'skills'>, string> = {
  'Dance Styles': 'डांस की शैलियाँ',
  'Indian dance form': 'भारतीय नृत्य',
  'Singing Ability': 'गायन',
  'Vocal Range': 'आवाज़ की रेंज',
  'indian/classical singing': 'शास्त्रीय गायन',
  'Musical Instruments': 'वाद्य यंत्र',
  'Combat Training': 'फ़ाइट ट्रेनिंग',
  'Stunt Skills': 'स्टंट',
  'Swimming Ability': 'तैराकी',
  'Horse Riding': 'घुड़सवारी',
  'Driving Skills': 'ड्राइविंग',
  'Sports Skills': 'खेल',
  'Acrobatics/Gymnastics': 'एक्रोबेटिक्स/जिम्नास्टिक',
  'Voice Acting': 'वॉइस ऐक्टिंग',
  yoga: 'योग',
  'PODCASTING/ ANCHORING': 'पॉडकास्टिंग/एंकरिंग',
  TELEPROMPTER: 'टेलीप्रॉम्प्टर',
};

const availabilities: Record<ChoiceOf<'availabilities'>, string> = {
  'Full-Time availabilities': 'फ़ुल-टाइम',
  'Part-Time availabilities': 'पार्ट-टाइम',
  'Available for International Projects': 'अंतरराष्ट्रीय प्रोजेक्ट के लिए उपलब्ध',
  'Available for Long-Term Projects': 'लंबे प्रोजेक्ट के लिए उपलब्ध',
  'Available for Short Films': 'शॉर्ट फ़िल्मों के लिए उपलब्ध',
  'Available for Advertisements': 'विज्ञापनों के लिए उपलब्ध',
  'Available for Music Videos': 'म्यूज़िक वीडियो के लिए उपलब्ध',
  'Available for Web Series': 'वेब सीरीज़ के लिए उपलब्ध',
  'Available for Voice-over Work': 'वॉइस-ओवर के लिए उपलब्ध',
  'Available for Live Events': 'लाइव इवेंट के लिए उपलब्ध',
};

export const talent_choices = {
  body_type: body_types,
  skin_tone: skin_tones,
  hair_length: hair_lengths,
  hair_color: hair_colors,
  eye_color: eye_colors,
  beard: beards,
  tattoos,
  tattoo_piercing: tattoos_and_piercings,
  disabilities,
  skills,
  availabilities,
};

export const skill_names = (text: string) => labelEach(skills, text);

export const filter_names: Record<FilterableField, string> = {
  body_type: 'शरीर',
  hair_color: 'बाल',
  eye_color: 'आँखें',
  beard: 'दाढ़ी',
  tattoos: 'टैटू',
};
