import { foldLookalikes } from './fold-lookalikes.ts';
import { conditional, moneyRules, type Sureness, told, withoutNukta } from './money-patterns.ts';

/** A UPI address, such as name@okaxis; in an email address a dot follows. */
const upiAddress =
  /(?<![\p{L}\p{N}.@_-])[\p{L}\p{N}][\p{L}\p{N}._-]+(?:@| @ )(?:upi|ok(?:axis|sbi|icici|hdfcbank)|y(?:bl|apl|es)|ibl|axl|apl|rapl|pt(?:yes|sbi|axis|hdfc)|paytm|wa(?:axis|hdfcbank|icici|sbi)|jupiteraxis|axisbank|icici|sbi|hdfcbank|kotak|indus|pnb|barodampay|freecharge|airtel|jio|superyes|naviaxis|fam|slc|postbank|federal|cnrb|boi|mahb|unionbank)(?![\p{L}\p{N}_]|\.\p{L})/iu;

const denial =
  /(?<![\p{L}\p{M}])(?:no|not|never|without|don't|doesn't|won't|can't|cannot|zero|nil|none|nothing|nobody|free of|apart|except|alawa|nahi|nahin|mat|नहीं|नही|मत|बिना|bina|अलावा|(?<![\d.,])0(?![.,]?\d))(?![\p{L}\p{M}])/giu;
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
  return findRequest(text, ['clear']);
}

/** Texts with numbers of houses and roads. */
const addresses: readonly MoneySubject[] = ['company_profile', 'audition_place', 'audition_contact'];

/** Returns the phrase that clearly or perhaps asks talent for money. What is only likely, staff judge. */
export function findLikelyMoneyRequest(text: string, subject?: MoneySubject): string | undefined {
  const isAddress = subject && addresses.includes(subject);
  return findRequest(text, isAddress ? ['clear', 'likely'] : ['clear', 'likely', 'sum']);
}

function findRequest(text: string, accepted: Sureness[]): string | undefined {
  for (const sentence of readable(text).split(/[!?;।\n]|\.(?!\S)/u)) {
    // The only capital whose small letter is longer, İ, has become an I.
    const small = sentence.toLowerCase();
    for (const { patterns, unlessClause } of rulesFor(small, accepted)) {
      const found = findPhrase(small, patterns, unlessClause);
      if (found) return sentence.slice(found.index, found.index + found.phrase.length);
    }
  }
  return findUpiAddress(text);
}

/** What a sentence only tells of, such as a plot, is never clear. */
function rulesFor(sentence: string, accepted: Sureness[]) {
  const isTold = told().test(sentence);
  return moneyRules.filter(({ sureness, unlessSentence }) =>
    isTold
      ? sureness === 'clear' && accepted.includes('likely')
      : accepted.includes(sureness) && !unlessSentence?.().test(sentence),
  );
}

function findPhrase(sentence: string, patterns: (() => RegExp)[], honest: () => RegExp) {
  for (const compiled of patterns) {
    const pattern = compiled();
    // `matchAll` would make a copy of the pattern, which V8 then compiles again.
    pattern.lastIndex = 0;
    for (let found = pattern.exec(sentence); found; found = pattern.exec(sentence)) {
      const { 0: phrase, index } = found;
      const [before, after] = [sentence.slice(0, index), sentence.slice(index + phrase.length)];
      const clause = (before.split(', ').at(-1) ?? '') + phrase + (after.split(', ')[0] ?? '');
      const isHonest = honest().test(clause) && !conditional().test(clause);
      if (!isHonest && !isDeniedMoneyRequest(before, phrase, after)) return { index, phrase };
    }
  }
  return undefined;
}

const leet: Record<string, string> = { '0': 'o', '3': 'e', $: 's', '@': 'a', '€': 'e', '¡': 'i' };

/** Writes a text with plain letters, one spelling of Hindi and single spaces, also between joined words. */
function readable(text: string): string {
  return withoutNukta(foldLookalikes(text))
    .replace(/(?<=\p{M}|\p{Lo})[.](?=\p{Lo})/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\p{L})[03$€¡](?=\p{L})|(?<=(?<!\p{L})\p{L})@(?=\p{L})/gu, (sign) => leet[sign] ?? sign)
    .replace(/(?<=\d)oo?(?![\p{L}])/giu, (zeros) => '0'.repeat(zeros.length))
    .replace(/(?<=[\p{L}\p{M}])(?:[-_/|+~*=.]+(?=[\p{L}\d])|@(?=\d))/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\b(rs|re|regn?|amt|doc|adv|no)\.(?= ?[\p{L}\d])/giu, '$1')
    .replace(/\bno (?=\d)/gi, 'number ')
    .replace(/(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g, 'phone')
    .replace(/(?:not|isn't) free(?! (?:on|for))|free nah\S+|(?:मुफ्त|फ्री|निशुल्क) नहीं/giu, 'chargeable')
    .replace(/no refunds?|not (?:be )?(?:refund|return)\w*|wapas nahi\S*|वापस नहीं/giu, 'non refundable');
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
