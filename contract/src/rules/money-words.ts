/** Words about money in English, Hindi and Hinglish, as parts of the patterns of asks-for-money.ts. */

// Matches word boundaries in every script; \b works only for Latin letters.
export const begins = '(?<![\\p{L}\\p{M}\\p{N}])';
export const ends = '(?![\\p{L}\\p{M}\\p{N}])';
export const upToWords = (max: number) => `(?:[^\\s.!?;।]+ ){0,${max}}`;

export const fee =
  '(?:fee+s*|fess|fis|fi|pheess?|charges?|costs?|expenses?|commission|dues|shulk|dakshina|kharcha?|शुल्क|फीस|चार्ज|खर्च[ाे]?|खर्चा|कमीशन|दक्षिणा)';
export const money =
  '(?:money|amounts?|amt|payments?|paymants?|depo[sz]ite?s?|advance|adv|cash|cheque|demand draft|dd|donation|contribution|investment|sum|pais[ae]|raqam|rakam|rashi|पैस[ाे]|रकम|राशि|भुगतान|पेमेंट|एडवांस|डिपॉजिट|नकद|चेक(?! ?(?:इन|कर)))';

/** What nobody pays talent for. */
export const paidByTalent = [
  'reg(?:is|es|si|i)?s?t?rai?t?i?(?:sion|tion|on)s?|rajistration|registeration|reg|regn|enrol?l?ments?|enrol|joining|membership|onboarding|participation|processing',
  'documentation|doc|paperwork|file(?: opening)?|data ?base entry|data entry|forms?|prospectus|entry(?: ticket| pass)?|admission|verification|agreement|stamp(?: paper)?|courier',
  'slots?|seat(?: booking)?|ticket|booking|kit|workshop|training|grooming|course|classes|portfolio(?: shoot| package)?|profile shoot|port folio|shortlisting|selection|auditions?|audishan',
  'screening|application(?: form)?|caution|security|refundable|artist card|id card|union card|call letter|(?:look|screen|mic|voice) test|test shoot|photo ?shoot|listing|coordination|coordinator',
  'forwarding|rescheduling|cancellation|onboard|panjikaran|panjiyan|insurance|police verification|script reading|casting director|dress rental|premium group|group joining|pageant|collaboration',
  'पंजीकरण|पंजीयन|रजिस्ट्रेशन|ऑडिशन|आवेदन|प्रवेश|जॉइनिंग|ज्वाइनिंग|पोर्टफोलियो|ट्रेनिंग|ग्रूमिंग|वर्कशॉप|सदस्यता|सिक्योरिटी|सुरक्षा|जमानत|फॉर्म|फाइल|टोकन|सहयोग|(?:वॉइस|लुक|स्क्रीन) टेस्ट',
].join('|');

const tens =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|ek|do|teen|char|chaar|paanch|panch|das|pandrah|bees|tees|pachaas|dedh|dhai|sava|saadhe|एक|दो|तीन|चार|पांच|दस|पंद्रह|बीस|तीस|पचास|डेढ़|ढाई|सवा|\\d+)';
export const currency =
  '(?:rs\\.?|inr|usdt?|\\$|dollars?|₹|rupees?|rupa?[iy]e|rupya|re|रु\\.?|रुपये|रुपए|रूपये|रुपया)';
const number = '[1-9][\\d,]{0,11}(?:\\.\\d+)?k?(?![\\p{L}\\d])';
/** What a number without a currency counts, if it is no money. */
const units =
  '(?:m|km|met(?:re|er)s?|cm|feet|ft|words?|pages?|photos?|pictures?|videos?|lines?|days?|dates?|hours?|minutes?|min|seconds?|years?|people|persons?|followers?|subscribers|films?|percent|users?|push ?ups?|logon?|din|ghant[ae]|saal|shabd|am|pm|दिन|घंटे|मिनट|शब्द|साल|लोग|तस्वीरें)';
export const amount = `(?:${currency} ?${number}(?:/-)?|${number} ?(?:/-|${currency}|only)|${tens} (?:hundred|thousand|sau|hazaa?r|hajaa?r|lakh|सौ|हजार|लाख)(?: ${currency})?|${currency} ${tens} (?:hundred|thousand))`;
/** At least 49, and neither a year nor a phone number. */
export const bareAmount = `(?:(?!(?:19(?!99)\\d\\d|20[23]\\d)(?!\\d))(?:[1-9]\\d,?\\d{3}|[1-9],?\\d{2,3}|\\d,\\d\\d,\\d{3}|[5-9]\\d|49)(?![\\d,]*\\d)|\\d{1,3}k)(?!(?:\\+|x| x| ?%)|[ -]?${units}${ends})`;
export const anyAmount = `(?:${amount}|${bareAmount})`;

export const talent =
  '(?:you|ur|talents?|artists?|actors?|actress(?:es)?|models?|dancers?|singers?|musicians?|writers?|lyricists?|photographers?|cinematographers?|editors?|anchors?|influencers?|performers?|candidates?|applicants?|participants?|contestants?|parents?|freshers?|newcomers?|finalists?|kids|children|girls?|winner|child|kalakar|aapko|aap|कलाकारों|कलाकार|आपको|आप|पिता)';
export const must =
  '(?:must|need to|needs to|has to|have to|should|shall|will have to|are required to|is required to|are asked to|just need to|only)';
/** Tells somebody to pay, after the sum. */
export const hindiAsk =
  '(?:den[aie]|de do|de dena|dijiye|dekar|bharn[aie]|bharein|jama(?! hog)|bhej(?! (?:di|rah))|bhejo|bhejein|bhejiye|bhejkar|bhejn[aie]|lagenge|lagega|lagegi|lagte|lagta|dalein|daal dein|kar do|kar dijiye|karke|karo|karn[aie]|leke|lekar|saath|lana|laana|khareedna|liye jayenge|liya jayega|देन[ाेी]|दे दो|दे दें|दीजिए|दें|देकर|भरन[ाेी]|भरें|जमा(?! हो)|भेजें|भेजो|भेजिए|भेजकर|भेजन[ाेी]|लगेंगे|लगेगा|लगेगी|लगते|लगता|डालें|डाल दें|लाना|लाने|लाएं|लेकर|खरीदना|करें|करना|अनिवार्य|लिए जाएंगे|लिया जाएगा|चाहिए)';
