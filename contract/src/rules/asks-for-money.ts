import { foldLookalikes } from './fold-lookalikes.ts';

/**
 * Patterns for text of a house that asks talent for money, in English, Hindi and Hinglish. A fee that
 * only talent pay is enough; other amounts count only where the text makes talent pay them.
 */

const fee = '(?:fees?|charges?|costs?|amount|money|payment|deposit|shulk|rashi|paisa|paise)';
const paidByTalent =
  '(?:registration|registeration|regn|reg|enrol?lment|audition|application|processing|joining|membership|portfolio|port ?folio|training|grooming|workshop|entry|form|file|kit|admission|artist card|id card|coordination|coordinator|shortlisting|selection|booking|caution|security|refundable|verification|agreement|photo ?shoot|panjikaran)';
const talent =
  '(?:you|talents?|artists?|actors?|actresses|models?|candidates?|applicants?|parents?|freshers?)';
const must =
  '(?:must|need to|needs to|has to|have to|should|shall|will have to|are required to|is required to|are asked to)';
const sum = '(?:rs\\.?|inr|₹|rupees|rupaye|\\d[\\d,]{2,}|fees?|charges?|amount|money|deposit|sum)';

// Matches word boundaries in every script; \b works only for Latin letters.
const begins = '(?<![\\p{L}\\p{M}\\p{N}])';
const ends = '(?![\\p{L}\\p{M}\\p{N}])';
const upToWords = (max: number) => `(?:[^\\s.!?;]+ ){0,${max}}`;

const moneyRequestPatterns = [
  `${paidByTalent}(?: shoot)? ${fee}`,
  `${paidByTalent} (?:ki |ka |ke )${fee}`,
  '(?:paid|chargeable) (?:registration|audition|entry|membership)',
  `${talent} ${must} ${upToWords(2)}(?:pay|deposit|transfer|bear|submit|send) ${upToWords(4)}${sum}`,
  `(?:pay|deposit|transfer|send) ${upToWords(4)}(?:for|to|before) (?:the |your |an? )?(?:audition|registration|register|shortlisting|selection|be selected|be shortlisted|apply|portfolio|confirm your)`,
  `(?:fees?|paise|paisa|shulk|charges?|rupaye|deposit) (?:deni|dene|dena|bharni|bharna|jama|lagegi|lagega|lagenge)(?: \\S+){0,2}`,
  `(?:my|our|this|below|following|given) (?:upi|g ?pay|google ?pay|phone ?pe|paytm|bhim|qr code|account number)(?: \\S+@\\S+)?`,
  '(?:पंजीकरण|रजिस्ट्रेशन|ऑडिशन|आवेदन|प्रवेश|जॉइनिंग|ज्वाइनिंग|पोर्टफोलियो|ट्रेनिंग|सदस्यता|सिक्योरिटी|सुरक्षा|जमानत|फॉर्म) (?:की |का |के )?(?:शुल्क|फीस|फ़ीस|चार्ज|राशि|डिपॉजिट|डिपॉज़िट|पैसे|पैसा)',
  '(?:शुल्क|फीस|फ़ीस|पैसे|पैसा|रुपये|राशि) (?:देने?|देनी|देना|भरनी|भरना|जमा|लगेगी|लगेगा|लगेंगे)(?: \\S+){0,2}',
].map((pattern) => new RegExp(`${begins}${pattern}${ends}`, 'giu'));

/** A UPI address, such as name@okaxis; in an email address a dot follows. */
const upiAddress =
  /(?<![\p{L}\p{N}.@_-])[\p{L}\p{N}][\p{L}\p{N}._-]+(?:@| @ )(?:upi|ok(?:axis|sbi|icici|hdfcbank)|y(?:bl|apl|es)|ibl|axl|apl|rapl|pt(?:yes|sbi|axis|hdfc)|paytm|wa(?:axis|hdfcbank|icici|sbi)|jupiteraxis|axisbank|icici|sbi|hdfcbank|kotak|indus|pnb|barodampay|freecharge|airtel|jio|superyes|naviaxis|fam|slc|postbank|federal|cnrb|boi|mahb|unionbank)(?![\p{L}\p{N}_]|\.\p{L})/iu;

const denial =
  /(?<![\p{L}\p{M}])(?:no|not|never|without|don't|doesn't|won't|zero|nil|none|free of|nahi|nahin|koi nahi|नहीं|नही|बिना|bina)(?![\p{L}\p{M}])/giu;
const toTalent =
  /^ ?(?:\S+ ){0,3}(?:to|for) (?:the |each |every |our |selected )*(?:you|talents?|artists?|actors?|models?)\b/iu;

/** What a text is that must not ask talent for money. */
export type MoneySubject =
  | 'name'
  | 'company_profile'
  | 'casting_call'
  | 'invitation'
  | 'audition_place'
  | 'audition_contact'
  | 'audition_bring'
  | 'tape_instructions'
  | 'offer'
  | 'reason'
  | 'rejection'
  | 'message';

const BEFORE = 8;
const AFTER = 4;

/** Returns the UPI address in a text, such as name@okaxis. */
export function findUpiAddress(text: string): string | undefined {
  return upiAddress.exec(foldLookalikes(text))?.[0];
}

/** Returns the phrase that asks talent for money, with plain letters, or undefined if there is none. */
export function findMoneyRequest(text: string): string | undefined {
  // Keeps "not refundable" from counting as a denial.
  const plain = foldLookalikes(text)
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\bnot refundable\b/gi, 'lost');
  const upi = upiAddress.exec(plain);
  for (const pattern of moneyRequestPatterns) {
    for (const { 0: phrase, index } of plain.matchAll(pattern)) {
      if (!isDeniedMoneyRequest(plain.slice(0, index), phrase, plain.slice(index + phrase.length)))
        return phrase;
    }
  }
  return upi?.[0];
}

/**
 * Whether the surrounding words deny the phrase ('no registration fee', but not 'no entry without one') or
 * show that the talent receives the money.
 */
export function isDeniedMoneyRequest(before: string, phrase: string, after: string): boolean {
  const left = (before.split(/[.,;:!?\n।]/u).at(-1) ?? '')
    .split(' ')
    .slice(-BEFORE - 1)
    .join(' ');
  // In 'No joining fee and no audition fee', each fee has its own denial.
  const own = left.split(/ (?:and|or|nor|but|aur|ya) (?=(?:no|not|never|without|nahi)\b)/iu).at(-1) ?? '';
  const right =
    after.split(/[.,;!?\n।]| (?:and|or|nor|but|aur|ya) (?=(?:no|not|never|without|nahi)\b)/iu)[0] ?? '';
  const following = right
    .split(' ')
    .slice(0, AFTER + 1)
    .join(' ');
  const denials = [own, phrase, following].flatMap((part) => part.match(denial) ?? []);
  return denials.length % 2 === 1 || toTalent.test(following);
}
