import type { AuditionAsked, AuditionDeclined, AuditionFacts } from '#words/en/auditions/emails.ts';

export const auditions_house = 'प्रोडक्शन हाउस';

export const title_in_round = (title: string, round: number) => `${title} (राउंड ${round})`;
export const contact = (names: string) => `संपर्क: ${names}`;
export const woman = (name: string) => `मौजूद रहने वाली महिला: ${name}`;
export const private_place = 'यह किसी का घर या होटल का कमरा है।';
export const unusual_hour = 'यह बहुत सुबह या शाम के बाद का समय है।';
export const bring = (things: string) => `साथ लाएँ: ${things}`;
export const guardian_on_call_sheet =
  'समय कन्फ़र्म होने पर प्रोडक्शन हाउस अपनी कॉल शीट पर माता-पिता या अभिभावक का नाम और मोबाइल नंबर देखता है।';
export const auditions_note = (page: string) =>
  `ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर आना संभव न हो तो ऑडिशन से मना करें: ${page}`;
export const auditions_short = (subject: string) => `${subject}।`;
export const short_at_time = (subject: string, when: string) => `${subject}। ${when}।`;

export const audition_offered = {
  subject: 'आपको ऑडिशन के लिए बुलाया गया है',
  of_child: (child: string) => `${child} को ऑडिशन के लिए बुलाया गया है`,
  paragraphs: ({ house, title, page }: AuditionFacts) => [
    `${house} ने ${title} के ऑडिशन के लिए आपको बुलाया है।`,
    `कोई समय चुनें या दूसरा समय माँगें: ${page}`,
  ],
};

export const audition_proposed = {
  subject: 'अपने ऑडिशन का समय कन्फ़र्म करें',
  of_child: (child: string) => `${child} के ऑडिशन का समय पक्का करें`,
  paragraphs: ({ house, title, proposed, details, page }: AuditionFacts) => [
    `${house} ने ${title} के ऑडिशन के लिए आपको इस समय बुलाया है:`,
    ...proposed,
    ...details,
    `इसे कन्फ़र्म करें या दूसरा समय चुनें: ${page}`,
  ],
};

export const audition_more_times = {
  subject: 'ऑडिशन के नए समय',
  of_child: (child: string) => `${child} के लिए ऑडिशन के नए समय`,
  paragraphs: ({ house, title, page }: AuditionFacts) => [
    `${house} ने ${title} के ऑडिशन के लिए नए समय दिए हैं।`,
    `इनमें से एक चुनें: ${page}`,
  ],
};

export const audition_confirmed = {
  subject: 'आपका ऑडिशन तय हो गया है',
  of_child: (child: string) => `${child} का ऑडिशन पक्का हो गया है`,
  paragraphs: ({ house, title, when, place, details }: AuditionFacts) => [
    `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
    when,
    place,
    ...details,
  ],
};

export const audition_moved = {
  subject: 'आपके ऑडिशन का समय बदल गया है। नया स्लॉट चुनें',
  of_child: (child: string) => `${child} के ऑडिशन का समय बदल गया है। नया समय चुनें`,
  paragraphs: ({ house, title, when, proposed, page }: AuditionFacts) => [
    `${title} के लिए ${house} के साथ आपका ऑडिशन अब ${when} को नहीं हो सकेगा।`,
    ...(proposed.length > 0 ? ['यह समय आपके लिए रखा गया है:', ...proposed] : []),
    proposed.length > 0 ? `इसे कन्फ़र्म करें या दूसरा चुनें: ${page}` : `कृपया दूसरा समय चुनें: ${page}`,
  ],
};

export const audition_cancelled = {
  subject: 'आपके ऑडिशन का समय रद्द हो गया है। नया स्लॉट चुनें',
  of_child: (child: string) => `${child} के ऑडिशन का समय रद्द हो गया है। नया समय चुनें`,
  paragraphs: ({ house, title, when, page }: AuditionFacts) => [
    `${house} ने ${title} का ऑडिशन रद्द कर दिया है, जो ${when} को होना था।`,
    `कृपया दूसरा समय चुनें या माँगें: ${page}`,
  ],
};

export const audition_ended = {
  subject: 'आपका ऑडिशन रद्द हो गया है',
  of_child: (child: string) => `${child} का ऑडिशन रद्द हो गया है`,
  paragraphs: ({ house, title, when }: AuditionFacts) => [
    `${title} के लिए ${house} के साथ ${when} का आपका ऑडिशन रद्द हो गया है, क्योंकि आपका आवेदन बंद हो चुका है।`,
    'साथ में भेजी गई फ़ाइल ऑडिशन को आपके कैलेंडर से हटा देगी।',
  ],
};

export const audition_place = {
  subject: 'आपके ऑडिशन की जगह बदल गई है',
  of_child: (child: string) => `${child} के ऑडिशन की जगह बदल गई है`,
  paragraphs: ({ title, when, place }: AuditionFacts) => [
    `${title} के लिए आपके ऑडिशन का समय वही है: ${when}।`,
    `नई जगह: ${place}`,
  ],
};

export const audition_woman = {
  subject: 'आपके ऑडिशन में एक महिला मौजूद रहेंगी',
  of_child: (child: string) => `${child} के ऑडिशन में एक महिला मौजूद रहेंगी`,
  paragraphs: ({ title, when, place, details }: AuditionFacts) => [
    `${title} के लिए आपका ऑडिशन:`,
    when,
    place,
    ...details,
  ],
};

export const audition_reminder = {
  subject: 'आपके ऑडिशन का रिमाइंडर',
  of_child: (child: string) => `याद दिलाना: ${child} का ऑडिशन`,
  paragraphs: ({ house, title, when, place, details }: AuditionFacts) => [
    `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
    when,
    place,
    ...details,
  ],
};

export const audition_asked = ({ title, name, note, page }: AuditionAsked) => ({
  subject: `${name} ने ऑडिशन के लिए दूसरा समय माँगा है: ${title}`,
  paragraphs: [`${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है:`, note, `नए समय यहाँ जोड़ें: ${page}`],
  note: `नए समय जुड़ते ही हम ${name} को सूचना देंगे।`,
  short: `${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है।`,
});

export const audition_withdrew = ({
  title,
  name,
  when,
  page,
}: Omit<AuditionDeclined, 'note'> & { when: string }) => ({
  subject: `${name} ने आवेदन वापस लिया, ऑडिशन का एक समय ख़ाली है: ${title}`,
  paragraphs: [
    `${name} ने ${title} के लिए अपना आवेदन वापस ले लिया है। ऑडिशन का समय ${when} अब फिर से ख़ाली है। जिन्होंने कोई और समय माँगा था, उन्हें बता दिया गया है।`,
    `यह समय अगले आवेदक को दें: ${page}`,
  ],
  note: `कास्टिंग कॉल खुला रहने तक ${name} का आवेदन एक बार फिर आ सकता है।`,
  short: `${name} ने ${title} के लिए अपना आवेदन वापस ले लिया है। ऑडिशन का समय ${when} अब फिर से ख़ाली है।`,
});

export const audition_declined = ({ title, name, note, page }: AuditionDeclined) => ({
  subject: `${name} ने ऑडिशन से मना किया: ${title}`,
  paragraphs: [
    `${name} ने ${title} का ऑडिशन देने से मना किया है।`,
    ...(note ? [note] : []),
    `यह समय अगले आवेदक को दें: ${page}`,
  ],
  note: `आवेदन खुला रहने तक ${name} के लिए समय चुनना अब भी संभव है।`,
  short: `${name} ने ${title} का ऑडिशन देने से मना किया है।`,
});
