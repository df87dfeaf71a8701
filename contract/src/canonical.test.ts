import { expect, test } from 'vitest';
import { canonical, canonicalCity, canonicalList, canonicalText, findCanonical } from '#canonical.ts';
import { type Kind, spellings } from '#rules/spellings.ts';

const spelt: Record<Kind, string> = {
  city: `
    Mumbai: mumbai, MUMBAI, Bombay, bambai, मुंबई, मुम्बई, बंबई, बम्बई, बॉम्बे
    Kolkata: Calcutta, calcutta, कोलकाता, कलकत्ता
    Gurugram: Gurgaon, गुरुग्राम, गुड़गाँव, गुड़गांव, गुडगांव
    Prayagraj: Allahabad, इलाहाबाद, प्रयागराज
    Bengaluru: Bangalore, banglore, बेंगलुरु, बैंगलोर, बंगलौर, बेंगलुरू
    Pune: Poona, पुणे, पूना
    Chennai: Madras, चेन्नई, चेन्नै, मद्रास
    Thiruvananthapuram: Trivandrum, तिरुवनंतपुरम, तिरुवनन्तपुरम, त्रिवेंद्रम, त्रिवेन्द्रम
    Kochi: Cochin, Ernakulam, कोच्चि, कोचीन
    Vadodara: Baroda, वडोदरा, बड़ौदा, बडौदा
    Varanasi: Banaras, Benares, Kashi, वाराणसी, बनारस, काशी
    Visakhapatnam: Vizag, विशाखापत्तनम, विशाखापट्टनम
    Puducherry: Pondicherry, Pondy, पुडुचेरी, पांडिचेरी, पाण्डिचेरी
    Mysuru: Mysore, मैसूर, मैसूरु
    Mangaluru: Mangalore, मंगलौर, मङ्गलौर, मंगलुरु
    Kozhikode: Calicut, कोझिकोड, कालीकट
    Tiruchirappalli: Trichy, Tiruchi, Trichinopoly, त्रिची
    Delhi: New Delhi, new-delhi, Dilli, दिल्ली, नई दिल्ली, नयी दिल्ली, Delhi NCR
    Aurangabad: Sambhajinagar, Chhatrapati Sambhajinagar, औरंगाबाद, संभाजीनगर, सम्भाजीनगर
    Lucknow: लखनऊ, Lakhnau
    Navi Mumbai: navimumbai, New Bombay, नवी मुंबई, नवी मुम्बई
    Thane: Thana, ठाणे
    Nashik: Nasik, नाशिक, नासिक
    Solapur: Sholapur, सोलापुर
    Ahilyanagar: Ahmednagar, अहमदनगर
    Dharashiv: Osmanabad, उस्मानाबाद
    Nagpur: नागपुर, NAGPUR
    Kolhapur: कोल्हापुर
    Ahmedabad: Amdavad, Ahmadabad, अहमदाबाद
    Surat: सूरत, सुरत
    Bharuch: Broach, भरूच
    Panaji: Panjim, पणजी, पंजिम
    Margao: Madgaon, मडगांव, मडगाँव
    Vasco da Gama: Vasco, वास्को
    Shimla: Simla, शिमला
    Dharamshala: Dharmshala, धर्मशाला
    Kanpur: Cawnpore, कानपुर
    Jabalpur: Jubbulpore, जबलपुर
    Indore: इंदौर, इन्दौर
    Bhopal: भोपाल
    Patna: पटना, Pataliputra
    Muzaffarpur: मुज़फ़्फ़रपुर, मुजफ्फरपुर
    Ranchi: रांची, राँची
    Jamshedpur: Tatanagar, जमशेदपुर, टाटानगर
    Guwahati: Gauhati, गुवाहाटी
    Bhubaneswar: Bhubaneshwar, भुवनेश्वर
    Cuttack: कटक
    Hyderabad: हैदराबाद, Hydrabad
    Secunderabad: सिकंदराबाद, सिकन्दराबाद
    Vijayawada: Bezawada, विजयवाड़ा, विजयवाडा
    Hubballi: Hubli, हुबली
    Belagavi: Belgaum, बेलगाँव, बेलगाम
    Kalaburagi: Gulbarga, गुलबर्गा
    Ballari: Bellary
    Shivamogga: Shimoga
    Thrissur: Trichur, त्रिशूर
    Kollam: Quilon, कोल्लम
    Kannur: Cannanore, कन्नूर
    Alappuzha: Alleppey
    Palakkad: Palghat
    Thanjavur: Tanjore, तंजावुर
    Thoothukudi: Tuticorin
    Ooty: Udhagamandalam, ऊटी
    Coimbatore: Kovai, कोयंबटूर, कोयम्बटूर
    Madurai: मदुरै
    Chandigarh: चंडीगढ़, चण्डीगढ़, चंडीगढ
    Jalandhar: Jullundur, जालंधर, जालन्धर
    Amritsar: अमृतसर
    Jaipur: जयपुर, jaipur
    Dehradun: Dehra Dun, देहरादून
    Haridwar: Hardwar, हरिद्वार
    Srinagar: श्रीनगर
    Port Blair: Sri Vijaya Puram, पोर्ट ब्लेयर
    Darjeeling: दार्जिलिंग`,
  state: `
    Odisha: Orissa, ओडिशा, उड़ीसा
    Uttarakhand: Uttaranchal, उत्तराखंड, उत्तराखण्ड
    Uttar Pradesh: UP, U.P., उत्तर प्रदेश, यूपी
    Jammu and Kashmir: J&K, Jammu & Kashmir, जम्मू-कश्मीर
    Tamil Nadu: Tamilnadu, तमिलनाडु
    Puducherry: Pondicherry, पुडुचेरी
    Delhi: NCT of Delhi, दिल्ली
    Maharashtra: महाराष्ट्र, MAHARASHTRA`,
  language: `
    Hindi: hindi, हिंदी, हिन्दी
    English: अंग्रेज़ी, अंग्रेजी, अङ्ग्रेज़ी, इंग्लिश
    Bengali: Bangla, बांग्ला, बाङ्ला, बंगाली
    Odia: Oriya, ओड़िया, उड़िया, ओडिया
    Punjabi: Panjabi, पंजाबी, पञ्जाबी
    Kannada: कन्नड़, कन्नड
    Marathi: मराठी
    Tamil: तमिल, Tamizh, தமிழ்
    Urdu: उर्दू, اردو
    Malayalam: मलयालम, Malyalam`,
  project_type: `
    Web Series: webseries, WEB-SERIES, वेब सीरीज़, वेब सीरीज, OTT
    Movie: Film, feature film, फ़िल्म, फिल्म, Movies
    Advertisement: Ad, TVC, विज्ञापन
    TV Serial: TV serial, धारावाहिक, टीवी सीरियल
    Music Video: म्यूज़िक वीडियो, म्यूजिक वीडियो
    Short Film: शॉर्ट फ़िल्म, लघु फिल्म
    Theatre: theater, थिएटर, नाटक`,
  skill: `
    yoga: Yoga, योग, योगा
    Horse Riding: horse-riding, घुड़सवारी, घुडसवारी
    Swimming Ability: Swimming, तैराकी
    Singing Ability: singing, गायन
    Dance Styles: dance, डांस, डान्स, नृत्य
    Acrobatics/Gymnastics: acrobatics / gymnastics, Gymnastics`,
  category: `
    DANCERS: Dancer, dancers, डांसर, नर्तक
    ACTORS & ACTRESS: Actor, actress, अभिनेता, ऐक्टर और ऐक्ट्रेस
    KIDS: kids, बच्चे
    VOICE OVER: voice-over, वॉइस ओवर
    All: सभी`,
};

const cases = Object.entries(spelt).flatMap(([kind, lines]) =>
  // The keys are the kinds.
  linesOf(lines).map(([value, typed]) => [kind as Kind, value, typed] as const),
);

function linesOf(lines: string) {
  return lines
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [value = '', typed = ''] = line.split(': ');
      return [value.trim(), typed.split(',').map((one) => one.trim())];
    });
}

test.each(cases)('stores the spellings of one %s as %s', (kind, value, typed) => {
  expect(typed.map((one) => canonical(kind, one))).toEqual(typed.map(() => value));
  expect(canonical(kind, value)).toBe(value);
});

test('has each spelling for only one value of its kind', () => {
  const ambiguous = Object.entries(spellings).flatMap(([kind, values]) =>
    Object.entries(values).flatMap(([value, typed]) =>
      // The keys are the kinds.
      [value, ...typed.split(',')].filter((one) => findCanonical(kind as Kind, one) !== value),
    ),
  );

  expect(ambiguous).toEqual([]);
});

test('leaves what is on no list as it was typed', () => {
  expect(canonical('city', 'Baramati')).toBe('Baramati');
  expect(canonical('language', 'Bundeli')).toBe('Bundeli');
  expect(canonicalText('skill', 'Juggling, fire eating')).toBe('Juggling, fire eating');
  expect(canonicalCity('411001')).toBe('411001');
});

test('leaves long texts of blanks alone', () => {
  const blanks = `a${' '.repeat(100_000)}b`;

  expect([canonicalText('language', blanks), canonicalCity(blanks)]).toEqual([blanks, blanks]);
});

test('separates several languages typed at once', () => {
  const typed = ['Hindi, English, मराठी', 'हिन्दी/बांग्ला', 'Tamil and तेलुगु', 'Urdu Punjabi', 'Bundeli Boli'];

  expect(canonicalList('language', typed)).toEqual([
    ...['Hindi', 'English', 'Marathi', 'Bengali', 'Tamil', 'Telugu', 'Urdu', 'Punjabi', 'Bundeli Boli'],
  ]);
});

test('changes only the known values of a text', () => {
  expect(canonicalText('language', 'हिन्दी और English; some मराठी')).toBe('Hindi और English; some Marathi');
  expect(canonicalText('city', 'अंधेरी, बंबई / Poona')).toBe('अंधेरी, Mumbai / Pune');
  expect(canonicalText('city', 'Bombay Talkies Studio, Calcutta')).toBe('Bombay Talkies Studio, Kolkata');
  expect(canonicalText('skill', 'acrobatics / gymnastics; घुड़सवारी')).toBe(
    'Acrobatics/Gymnastics; Horse Riding',
  );
});

test('keeps the quarter of a city, and neither State, country nor PIN code', () => {
  const typed = [
    'Andheri, Bombay',
    'पुणे, महाराष्ट्र',
    'Pune, Maharashtra, India',
    'मुम्बई - 400053',
    'New Delhi, Delhi',
  ];

  expect(typed.map(canonicalCity)).toEqual(['Andheri, Mumbai', 'Pune', 'Pune', 'Mumbai', 'Delhi']);
  for (const pin of ['400053', '400 053', '४०००५३', '४०० ०५३', '௪௦௦௦௫௩', 'PIN 400053', 'Pin code: 400 053'])
    for (const sign of [' ', ', ', ' - ', ' – ', '-'])
      expect(canonicalCity(`Andheri, Bombay${sign}${pin}`)).toBe('Andheri, Mumbai');
  expect(canonicalCity('Mumbai 400 053, Maharashtra')).toBe('Mumbai');
  expect(canonicalCity('Sector 21')).toBe('Sector 21');
  expect(canonicalCity('Calangute, Goa')).toBe('Calangute');
  expect(canonicalCity('Rohini, Delhi')).toBe('Rohini, Delhi');
});

test('changes nothing that it has written before', () => {
  const typed = cases.flatMap(([kind, , spellings]) =>
    spellings.map((one) => canonicalText(kind, `${one}, ${one}`)),
  );

  expect(typed.map((text) => canonicalCity(canonicalCity(text)))).toEqual(typed.map(canonicalCity));
});
