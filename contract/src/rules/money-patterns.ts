import {
  amount,
  anyAmount,
  begins,
  currency,
  ends,
  fee,
  hindiAsk,
  money,
  must,
  paidByTalent,
  talent,
  upToWords,
} from './money-words.ts';

const purpose = `(?:${paidByTalent})`;
const linked = '(?: (?:ki|ka|ke|की|का|के|के लिए|ke liye))?';
const article = '(?:the |your |ur |an? |our |each |every |all )?';
const gain =
  '(?:audition|register|registration|be selected|be shortlisted|get shortlisted|get (?:your|the|a)|apply|confirm|book|block|reserve|hold|qualify|be considered)';
const channel =
  '(?:upi(?: id)?|g ?pay|google ?pay|phone ?pe|paytm|bhim|qr(?: code)?|account number|a ?/? ?c|net ?banking|neft|imps|dd|demand draft|गूगल पे|फोनपे|पेटीएम)';
const give =
  '(?:pay(?! (?:\\S+ )?attention)|remit|hand over|wire|put down|settle|sell|drop|deposit|transfer|send|submit|give|contribute|invest|buy|purchase|donate|arrange|spend|manage|leave|bring|carry|subscribe|recharge|recharging|keep)';
const sum = `(?:${fee}|${money})`;
const person = `${article}${talent}`;

/** They ask for money whatever else the sentence says. */
const alwaysAsking = [
  `(?:we|i) (?:want|need|require) ${amount}`,
  `${purpose}${linked} (?:(?:shoot|session|class(?:es)?|cum|material|package|making|process|related|test|desk|card|show|or ${purpose}|and ${purpose}|/ ?${purpose}|one time|nominal|amount|ki|ka) )?(?:${fee}|depo[sz]ite?|amount|amt)`,
  `(?<!own )${fee} (?:of ${anyAmount} )?(?:is |are )?(?:for|towards|to) ${article}${purpose}`,
  `${talent} ${must} ${upToWords(2)}(?:(?:pay|deposit|transfer|bear|spend|invest) ${upToWords(4)}(?:${anyAmount}|${sum})|(?:submit|send|buy|leave|give|bring|purchase) ${upToWords(4)}(?:${amount}|${fee}))`,
  `${sum} ${upToWords(6)}(?:paid|payable|borne|given) by ${person}`,
  `${anyAmount} ${upToWords(6)}(?:paid|payable|borne|given) by ${person}`,
  `(?:no|without|bina|बिना|not paid the) ${sum}(?: (?:ke|के))?,? (?:[^\\s,.]+ ){0,5}(?:no (?:entry|audition|role|work|slot|selection)|not be|cannot|can't|nahi|नहीं)`,
  `${talent} (?:pays?|bears?|deposits?|brings?|gives?|shares?) ${upToWords(4)}(?:${amount}|${fee})`,
  `${amount} (?:from ${article}(?:side|${talent})|(?:har|हर) \\S+ (?:se|से)|\\(?${talent} side)`,
  `(?:(?:har|हर) \\S+|${talent}) (?:se|से) ${anyAmount}`,
  `(?:${sum}|${anyAmount}) ${upToWords(5)}(?:den[aie]|jama kar\\S*|bharn[aie]|देन[ाेी]|भरन[ाेी]|जमा कर\\S*) ${upToWords(1)}(?:hog[ai]|honge|padeg[ai]|padenge|hain?|होग[ाी]|होंगे|पड़ेग[ाी]|पड़ेंगे|हैं?)`,
  `(?:${sum}|${anyAmount}) ${upToWords(3)}${talent} (?:dega|degi|देगा|देगी)`,
].map(compile);

/** They ask for money unless the talent are the ones who get it. */
const asking = [
  `(?:paid|chargeable) (?:registration|audition|entry|membership|round|opportunity|workshop|training|course)s?`,
  `${purpose}${linked}(?: (?:only|just|sirf|amount|amt|money|राशि))* ?[:@=-]? ?${amount}`,
  `(?:reg|regn|registration|joining|membership|रजिस्ट्रेशन|पंजीकरण|पंजीयन)${linked}(?: (?:only|just|sirf|amount|amt|money|राशि))* ?[:@=-]? ?${anyAmount}`,
  `${anyAmount} (?:\\S+ )?(?:for|towards|to|ke liye|के लिए) ${article}(?:${purpose}|${gain})`,
  `${amount} ${purpose}`,
  `${give} ${upToWords(4)}(?:for|to|before|towards) ${article}${gain}`,
  `${give} ${upToWords(3)}${amount}`,
  `(?:pay(?! (?:\\S+ )?attention)|deposit|transfer|remit) ${upToWords(3)}${anyAmount}`,
  `${amount} ${upToWords(4)}${hindiAsk}`,
  `${anyAmount} ${upToWords(3)}(?:den[aie]|jama(?! hog)|lag[et]\\S+|bhej\\S*|देन[ाेी]|जमा(?! हो)|लग\\S+|भेज\\S*)`,
  `${sum} ${upToWords(2)}${hindiAsk}(?: (?:hog[ai]|honge|hai|होगा|होगी|होंगे|है))?`,
  `(?:my|our|this|below|following|given) ${channel}(?: \\S+@\\S+)?`,
  `${channel} ${upToWords(4)}${amount}`,
  `give (?:your|the) (?:${fee}|${money})`,
  `(?:please|kindly|pls|make|complete) ${article}(?:pay(?!.{0,8} attention)|transfer|deposit|payment) ${upToWords(5)}(?:before|within|today|link)`,
  `(?:pay|transfer|deposit|clear|send the) (?:the |your )?${upToWords(3)}(?:${sum}|gst|difference|balance)`,
  `(?:${sum}|${anyAmount}) ${upToWords(3)}(?:must|should|to) be (?:paid|cleared|sent|deposited|transferred)`,
].map(compile);

/** The fee of one of them is what they earn. */
const earner = `(?:${talent}|lead|choreographer|make up)(?:'s)?`;
/** A sum that nothing else in the sentence explains may ask for money. */
const unexplained = [
  `(?<!(?:room|flat|floor|gate|number|no|pin|sector|is|studio|lines?|scene|page|bus|mumbai|delhi|in) )${anyAmount}(?! (?:(?!is|as|bas|us|was|has|this)[a-z]+s|x|inch\\S*|and \\d|और)${ends})(?!-)`,
].map(compile);
const explained = compileAny(
  'address:?|contact:? (?:\\d|no|number)|call [\\d+]|years?|height|strict|minutes|(?:need|want) \\d+ \\S+s|gate \\d|studio|budget|extras|crowd|pay ?[:–-]|pay of|paid,|rates?|compensation|prize|scholarship|crore|shop|brand|product:|followers|negotiable|plus|hamara|humara|हमारा',
  `(?:lead|models?|dancers?|writers?|photographers?|anchors?|supporting|cameo|singers?|band|editor|director|cameraman|player|recordist|double|role of \\S+)s?,? ${upToWords(4)}${anyAmount}`,
  `${anyAmount} ?(?:total|net|x|pack up|plus|inclusive|ta)`,
  '(?:\\d+|one|two|three|four|half|the|both|ek|do|teen|char|chaar|एक|दो|तीन|चार) ?(?:day|days|din|दिन|hours?)',
  '(?:kaam|show|shoot|काम|शो) (?:ke|के)|(?:selling|sells?|from) \\d',
);

/** A fee that is neither earned nor explained. */
const fees = [
  compile(
    `(?<!${earner} )(?<!(?:your|my|expected|own|apn[ie]|अपन[ाी]) )(?:${fee}(?! (?:at|him|her|them|the|into))|depo[sz]ite?)`,
  ),
];
const earned = compileAny(
  `(?:${earner}|writer|editor|make up).{0,30}${fee}|quote|negotiat\\S*|expected|experience|per[ -]day|day rate|rate card|mention|batayein|बताएं|likhein|लिखें|half fee|gst|model fee`,
  `travel|tickets?|parking|kiraya|aane|आने|own (?:cost|expense)|school|bag|bills|producer|production|costs? (?:\\S+ )?borne`,
  `after the look test|look test pa\\S+|discussed|role of|fee:? (?:nil|none)|agency|fd|fixed deposit|tds|टीडीएस|management`,
);

/** They may ask for money. */
const likely = [
  `(?:artist|talent|actor|model|dancer|singer|candidate|parent|participant|newcomer)s? (?:will |must |has to |have to )?(?:pays?|bears?)(?! attention)`,
  `(?:workshop|training|course|class(?:es)?|portfolio|grooming|kit|photo ?shoot|academy)(?: \\S+){0,2} (?:compulsory|mandatory|zaroori|जरूरी|अनिवार्य)`,
  `(?:join|attend|enrol|enroll in|complete) our (?:academy|course|workshop|classes|training|institute)`,
  `(?:premium|vip|gold|paid) (?:group|list|slot|plan|package|membership)|choose ${upToWords(2)}package|emi`,
  `(?:commission|\\d+ ?%) (?:of|from) (?:your|the first|first)`,
  `utr|ifsc|transaction (?:id|number)|in favou?r of|chargeable|non refundable`,
  `${give} ${upToWords(3)}(?:cash|payment)`,
  `(?<!${earner} )${fee} ?[:@=–-]? ?(?:for \\S+ )?(?:of |is |are )?${anyAmount}`,
  `(?:charge|charging|collect|collecting|need|require|want) (?!\\d+ [a-z]+s(?! from))${upToWords(2)}(?:${anyAmount}|per)`,
  `(?:gift card|voucher|crypto|bribe|otp)`,
  `${give} ${upToWords(3)}${anyAmount}`,
  `${purpose} ${upToWords(5)}${anyAmount}`,
  `${anyAmount} ${upToWords(4)}(?:guaranteed?|pakk[ai]|पक्क[ाी])`,
  `${anyAmount} ${upToWords(1)}(?:${fee}|payable|refundable)`,
  `(?:do|after) (?:the )?${upToWords(2)}(?:payment|paying)|pay (?:and|&|to see|to get)`,
  `${sum} ${upToWords(3)}(?:applicable|apply|applies|appl(?:y|ied)|collected|taken|charged|once paid|will be informed|details|structure|shared|mandatory|compulsory|extra|jaankari|जानकारी|non refundable|refunded|wapas|वापस)`,
  `(?:nominal|non refundable|refundable|token|security|joining|hidden|onboarding) (?:${sum}|${currency})`,
  `(?:payment|paid|pay|bhugtan|भुगतान|पेमेंट)(?: \\S+){0,2} (?:receipt|screenshot|रसीद|स्क्रीनशॉट|link|लिंक|karte|करते|karne par|करने पर|karein|kare)|paid (?:feature|cover|listing)`,
  `(?:paise|paisa|पैसे|पैसा|money|amount)(?: \\S+){0,3} (?:khate|खाते|account|number|lag[aā]n\\S*|लगाने)`,
  `only (?:those who )?(?:paid|pay)`,
  `(?:ready|willing|who can|able|agree|have) to (?:pay|invest)|can invest|invest in`,
  `account (?:details|number) ${upToWords(6)}transfer|पैसे डाल\\S*|खर्चा? (?:आएगा|लगेगा)|(?:पेमेंट|payment) (?:kar|कर)n[ai]|पेमेंट करन[ीा]|tickets? worth`,
  `(?:fee|charge|commission) for getting you`,
  `${anyAmount} per (?:candidate|head|artist|participant|child|group|person|audition|photo|vote)`,
  `(?:round|audition|entry|राउंड|ऑडिशन) (?:is )?(?:paid|पेड)`,
  `pay (?:only )?(?:after (?:you|being|selection)|us|first|now|today)`,
  `(?:payment|पेमेंट) (?:first|pehle|is required|required|options?)|(?:first|pehle|पहले) (?:the )?(?:payment|पेमेंट)`,
  `(?:${fee}|payment|पेमेंट) ${upToWords(2)}(?:pending|due|ba+ki|बाकी|kab tak|कब तक)`,
  `(?:g ?pay|google ?pay|phone ?pe|paytm|transfer|payment|गूगल पे|फोनपे|पेमेंट) (?:kar (?:do|dein|dijiye)|kar[eo]\\S*|kark?e|कर (?:दें|दो|दीजिए)|करो|करें|करके)`,
  `(?:scan|स्कैन) ${upToWords(2)}(?:pay|payment|पेमेंट)`,
  `${sum} refundable|money back(?: guarantee)?|caution|paise wapas|पैसे वापस|(?:de|दे) (?:sako|सको)|kist\\S*|किस्त\\S*|loan if|instalments?`,
  `(?:cast|${talent})(?: members?)? (?:will )?(?:shares?|funds?|contributes?|invests?|pays? for|gives? ${anyAmount}|buy)|self funded|crowdfund\\S*|share from`,
  `(?:buy|bought|purchase|khareed\\S*|खरीद\\S*|arrange funds) ${upToWords(5)}(?:our|us|hamar[ie]|हमार[ीे])|(?:our|hamar[ie]|हमार[ीे]) ${upToWords(5)}(?:bought|purchase|khareed\\S*|lena hoga|खरीद\\S*)|have to purchase`,
  `(?:discount|concession|offer) ${upToWords(3)}${purpose}|${purpose} (?:discount|offer)`,
  `role ${upToWords(4)}(?:${amount}|lagenge)`,
].map(compile);

/** The talent are paid, or somebody says what they want to be paid. */
const paysTalent = compileAny(
  '(?:production|प्रोडक्शन) (?:\\S+ ){0,3}(?:dega|degi|देगा|देगी)|नकद$|cash$',
  `(?:we|i|channel|hum|ham|हम|production|producer|house) ${upToWords(3)}(?:pay|paid|denge|de sakte|देंगे|दे सकते|cover|refund|reimburse|(?:make|do|clear|process|release|transfer|send|give|deposit|offer) ${upToWords(3)}(?:${anyAmount}|${sum}|you))`,
  `(?:paid|made|given|goes|transferred|credited|payable) ${upToWords(5)}(?:by us|(?:to|into) (?:the |each |every |all |selected |your |their )*(?:${talent}|accounts?|those|who))`,
  '(?<!(?:have|need|needs|required|want|willing|ready) )to pay you(?:r fee)?|pay you(?! (?:\\S+ ){0,2}fee)|payment (?:is |will be )?(?:made|done)',
  '(?:paid|payable|borne|provided|given|arranged|booked|covered|approved) (?:\\S+ ){0,3}by (?:the )?(?:us|production|producer)|on production|on us',
  'per (?:day|hour|shift|word|song|show|reel|night|month|week|episode)|a day|a month|daily|p ?d|/ ?day',
  '(?<!(?:slot|letter|role|kaam|entry|card|chance|पत्र|काम|रोल|कार्ड|प्रवेश|स्लॉट) )(?:milenge|milega|milegi|मिलेंगे|मिलेगा|मिलेगी)|diy[ae] ja\\S+|(?:दिय[ाे]|दिए) जा\\S+|प्रतिदिन|प्रति घंटा|roz|रोज|मानदेय|maandey',
  '(?:you|artists?|models?|actors?|dancers?|winner)(?: will)? (?:gets?|receives?|earn)',
  'remuneration|honorarium|salary|wages|prize|reimbursed?|allowance|conveyance|buyout|usage|overtime|tds|invoice|rehearsal|fitting|reward|compensation|stipend|pack up|(?:test|child.?s|nominal|good) pay|upto|up to',
);
/** The house bears a cost, whatever its name. */
const byHouse = compileAny(
  '(?:paid|borne|covered|given|arranged|met|taken care of) (?:\\S+ ){0,2}by (?:the )?(?:us|production|producer|house)(?! later)|on (?:us|production)',
  '(?:we|production|producer|house)(?: will)? (?:pays?|bears?|covers?|reimburses?|arranges?)(?! later)|(?:production|hum|हम|प्रोडक्शन) (?:ka|ki|dega|degi|denge|का|देगा|देंगे)',
);
/** What talent get only once they have paid is no pay. */
export const conditional = compileAny(
  'tabhi|तभी|only (?:after|those|if|when)|unhi ko|उन्हीं को|phir|फिर|once you|as soon as|otherwise|or your|unless|until|guaranteed?|wapas|वापस|adjusted|refundable|later',
);
/** Told about, not asked: a plot, a line of dialogue, an advertised product, a warning. */
export const told = compileAny(
  'story|synopsis|plot|dialogue|sample line|title|film (?:about|follows)|about|character|you (?:play|say)|ad (?:film )?for|tvc|comedy|thriller|drama|web series|series|corporate film|kahani|कहानी',
  'he(?! lets)|she|hero|heroine|landlord|king|gangster|con man|farmer|friends|village|bride\\S*|wo|वह|पिता|आदमी|baap',
  '["“”]|asks?|asked|asking|demand\\S*|maang\\S*|मांग\\S*',
  'beware|report|fake|fraud|scam|anyone|anybody|who asks?|kisi ko|किसी को|koi .{0,20}maang\\S*|मांगे',
);

/** `sum` is an amount that nothing explains, which means nothing in an address. */
export type Sureness = 'clear' | 'likely' | 'sum';

/** The patterns, how sure they make us, and what in the sentence or the clause around them says otherwise. */
export const moneyRules: {
  sureness: Sureness;
  patterns: (() => RegExp)[];
  unlessClause: () => RegExp;
  unlessSentence?: () => RegExp;
}[] = [
  { sureness: 'clear', patterns: alwaysAsking, unlessClause: byHouse },
  { sureness: 'clear', patterns: asking, unlessClause: paysTalent },
  { sureness: 'likely', patterns: likely, unlessClause: paysTalent },
  { sureness: 'likely', patterns: fees, unlessClause: paysTalent, unlessSentence: earned },
  { sureness: 'sum', patterns: unexplained, unlessClause: paysTalent, unlessSentence: explained },
];

/** The patterns are for small letters: V8 takes three times as long to compile one that ignores case. */
function compile(pattern: string) {
  return whenNeeded(pattern, 'gu');
}

function compileAny(...patterns: string[]) {
  return whenNeeded(patterns.join('|'), 'u');
}

/** All patterns at once would keep a phone from showing a form for a quarter of a second. */
function whenNeeded(pattern: string, flags: string) {
  let compiled: RegExp | undefined;
  return () => (compiled ??= new RegExp(`${begins}(?:${withoutNukta(pattern)})${ends}`, flags));
}

/** One spelling of Hindi words: फ़ीस and फीस, पाँच and पांच. */
export function withoutNukta(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/gu, '')
    .replace(/\u0901/gu, '\u0902')
    .normalize('NFC');
}
