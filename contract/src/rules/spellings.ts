import { citySpellings } from './city-spellings.ts';
import type { StateName } from './states.ts';
import type { KnownLanguage, skills } from './talent-choices.ts';
import type { Category, jobProjectTypes } from './vocabulary.ts';

/* As in `citySpellings`. */

const state: Partial<Record<StateName, string>> = {
  'Andaman and Nicobar Islands':
    'Andaman, Andaman and Nicobar, Andaman & Nicobar Islands, अंडमान, अंडमान निकोबार, अंडमान और निकोबार',
  'Andhra Pradesh': 'Andhra, AP, आंध्रा, आंध्र',
  'Arunachal Pradesh': 'Arunachal, अरुणाचल',
  Bihar: 'Behar',
  Chhattisgarh: 'Chattisgarh, Chhatisgarh, Chattisgad, छत्तीसगड़',
  'Dadra and Nagar Haveli and Daman and Diu':
    'Daman and Diu, Dadra and Nagar Haveli, Dadra & Nagar Haveli and Daman & Diu, दमन और दीव, दादरा और नगर हवेली',
  Delhi: 'New Delhi, NCT of Delhi, Delhi NCR, Dilli, नई दिल्ली, दिल्ली एनसीआर',
  Goa: 'गोआ',
  Gujarat: 'Gujrat',
  Haryana: 'Hariyana, हरयाणा',
  'Himachal Pradesh': 'Himachal, HP, हिमाचल',
  'Jammu and Kashmir': 'J&K, Jammu & Kashmir, Jammu Kashmir, Kashmir, जम्मू कश्मीर, जम्मू व कश्मीर, कश्मीर',
  Karnataka: 'Karnatak, Mysore State, कर्नाटका',
  Kerala: 'Keralam, Kerela, केरला, केरलम',
  Ladakh: 'Laddakh, लदाख',
  'Madhya Pradesh': 'MP, M.P., मप्र, एमपी',
  Maharashtra: 'Maharastra, MH',
  Meghalaya: 'Megalaya',
  Nagaland: 'नगालैंड',
  Odisha: 'Orissa, Odissa, उड़ीसा, ओड़िसा',
  Puducherry: 'Pondicherry, Pondy, पांडिचेरी, पुदुचेरी',
  Punjab: 'Panjab',
  Rajasthan: 'Rajastan, Rajputana',
  'Tamil Nadu': 'Tamilnadu, TN, तमिल नाडु, तमिलनाड',
  Telangana: 'Telengana, तेलंगाणा',
  'Uttar Pradesh': 'UP, U.P., यूपी, उप्र',
  Uttarakhand: 'Uttaranchal, Uttrakhand, उत्तरांचल, उत्तराखण्ड',
  'West Bengal': 'Bengal, WB, Paschim Banga, Paschim Bengal, बंगाल',
};

const language: Partial<Record<KnownLanguage, string>> = {
  Hindi: 'Hindustani, Hindee, Hindi language, हिन्दुस्तानी, हिंदुस्तानी, हिंदी भाषा, हिन्दि',
  English: 'Angrezi, Inglish, Eng, अंग्रेजी भाषा, इंग्लिश, इंगलिश, अँगरेज़ी, अंगरेज़ी',
  Assamese: 'Asamiya, Axomiya, असमी, असमीया',
  Bengali: 'Bangla, Bangali, बंगाली, बंगला, बाङ्ला, বাংলা',
  Bhojpuri: 'Bhojpuria, भोजपूरी',
  Gujarati: 'Gujrati, गुजरती, ગુજરાતી',
  Haryanvi: 'Haryanavi, Hariyanvi, हरयाणवी, हरियाणी',
  Kannada: 'Kanada, Canarese, कन्नडा, ಕನ್ನಡ',
  Kashmiri: 'Koshur, काश्मीरी',
  Konkani: 'Kokani, कोकणी',
  Malayalam: 'Malyalam, Mallu, मलयाली, മലയാളം',
  Manipuri: 'Meitei, Meiteilon, मैतेई',
  Marathi: 'Marati, Marhatti, मराठि',
  Nepali: 'Gorkhali, नेपाली भाषा',
  Odia: 'Oriya, Odiya, उड़िया, ओडिया',
  Punjabi: 'Panjabi, पञ्जाबी, ਪੰਜਾਬੀ',
  Rajasthani: 'Marwari, मारवाड़ी',
  Sanskrit: 'Samskrit, Samskritam, संस्कृतम',
  Tamil: 'Tamizh, Thamizh, तामिल, तमिळ, தமிழ்',
  Telugu: 'Telegu, Telgu, तेलगु, तेलुगू, తెలుగు',
  Tulu: 'तुळु',
  Urdu: 'Urdoo, उर्दु, اردو',
};

const project_type: Partial<Record<(typeof jobProjectTypes)[number], string>> = {
  Movie:
    'Movies, Film, Films, Feature, Feature Film, Feature Films, Cinema, Full-length film, फ़िल्म, फ़िल्में, फ़ीचर फ़िल्म, मूवी, मूवीज़, सिनेमा, चलचित्र',
  'Web Series': 'Webseries, Web Serial, OTT, OTT Series, Web Show, वेबसीरीज़, वेब सिरीज़, वेब सीरिज़, ओटीटी',
  Advertisement:
    'Ad, Ads, Ad Film, Advert, Advertisements, Advertising, Commercial, TV Commercial, TVC, TV Ad, विज्ञापन फ़िल्म, ऐड, एड, ऐड फ़िल्म, कमर्शियल, इश्तहार',
  'TV Serial':
    'TV, Serial, Serials, TV Serials, TV Series, TV Show, Television, Television Serial, Daily Soap, धारावाहिक, सीरियल, टीवी शो, टीवी सीरीज़',
  'Music Video':
    'Music Videos, Music Album, Album, Song Video, Video Song, म्यूज़िक विडियो, संगीत वीडियो, एलबम, म्यूज़िक एल्बम, गाने का वीडियो',
  'Short Film': 'Shortfilm, Short Films, Short Movie, Short, लघु फ़िल्म, लघु चलचित्र, शार्ट फ़िल्म',
  Theatre: 'Theater, Play, Plays, Drama, Stage, Stage Play, थियेटर, नाटक, रंगमंच, नुक्कड़ नाटक, ड्रामा',
  'Fashion Show': 'Ramp Show, Ramp Walk, Fashion Week, फ़ैशन शो, रैंप वॉक',
  'Voice Over': 'Voice-over, Voiceover, Dubbing, वॉयस ओवर, वॉइसओवर, डबिंग',
};

const skill: Partial<Record<(typeof skills)[number], string>> = {
  'Dance Styles': 'Dance, Dancing, Western Dance, डांस, डान्स, नृत्य, नाच, डांसिंग',
  'Indian dance form': 'Indian dance, Classical dance, Indian classical dance, शास्त्रीय नृत्य, क्लासिकल डांस',
  'Singing Ability': 'Singing, Singer, Vocals, गाना, गायकी, सिंगिंग',
  'Vocal Range': 'Voice range, वोकल रेंज',
  'indian/classical singing':
    'Classical singing, Indian classical singing, Hindustani singing, क्लासिकल सिंगिंग',
  'Musical Instruments': 'Musical Instrument, Instruments, वाद्ययंत्र, वाद्य, संगीत वाद्य',
  'Combat Training': 'Combat, Martial Arts, Fighting, मार्शल आर्ट, मार्शल आर्ट्स, लड़ाई',
  'Stunt Skills': 'Stunts, Stunt, Action, स्टंट्स, एक्शन',
  'Swimming Ability': 'Swimming, Swimmer, Swim, तैरना, स्विमिंग',
  'Horse Riding': 'Horseriding, Horseback riding, Equestrian, घोड़सवारी, घोड़े की सवारी, हॉर्स राइडिंग',
  'Driving Skills': 'Driving, Driver, Car driving, गाड़ी चलाना, ड्राइविंग स्किल',
  'Sports Skills': 'Sports, Sport, खेलकूद, स्पोर्ट्स',
  'Acrobatics/Gymnastics': 'Acrobatics, Gymnastics, Gymnast, जिमनास्टिक, जिम्नास्टिक, कलाबाज़ी, एक्रोबेटिक्स',
  'Voice Acting': 'Voice artist, Dubbing, Voiceover, Voice-over, डबिंग, वॉयस ऐक्टिंग, वॉइस एक्टिंग, वॉयस एक्टिंग',
  yoga: 'Yog, Yogasana, योगा, योगासन',
  'PODCASTING/ ANCHORING':
    'Podcasting, Podcast, Anchoring, Anchor, Hosting, Emcee, पॉडकास्ट, पॉडकास्टिंग, एंकरिंग, मंच संचालन',
  TELEPROMPTER: 'Teleprompter reading, टेलीप्रॉम्प्टिंग, टेलीप्राम्प्टर',
};

const category: Partial<Record<Category, string>> = {
  All: 'Any, सब, कोई भी',
  'ACTORS & ACTRESS':
    'Actor, Actors, Actress, Actresses, Actors and Actress, Actors & Actresses, अभिनेता, अभिनेत्री, कलाकार, एक्टर, ऐक्टर, एक्ट्रेस, ऐक्ट्रेस',
  'FASHION MODELS': 'Fashion Model, Model, Models, Modelling, Modeling, मॉडल, मॉडलिंग',
  KIDS: 'Kid, Child, Children, Child Artist, Baby, बच्चा, बाल कलाकार, किड्स',
  INFLUENCERS: 'Influencer, Content Creator, इंफ्लुएंसर, इन्फ्लूएंसर, इन्फ्लुएंसर्स',
  'VOICE OVER':
    'Voice-over, Voiceover, Voice Artist, Voice Artists, Dubbing Artist, वॉयस ओवर, वॉइसओवर, आवाज़ कलाकार',
  DANCERS: 'Dancer, Dance, डांसर्स, नर्तक, नर्तकी, नृत्यांगना',
  'Freelance Foreigners': 'Foreigner, Foreigners, Freelance Foreigner, विदेशी, विदेशी कलाकार',
  'Talent Agencies': 'Talent Agency, Agency, टैलेंट एजेंसी, एजेंसी',
  'Theater Artist': 'Theatre Artist, Theatre Artists, Theatre, Theater, थियेटर कलाकार, रंगकर्मी, थिएटर आर्टिस्ट',
};

export const spellings = { city: citySpellings, state, language, project_type, skill, category };

/** What has one value however it was written. */
export type Kind = keyof typeof spellings;
