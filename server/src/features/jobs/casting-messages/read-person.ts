import { isAgeRange, writeAgeRange } from '@kirdaar/contract/rules/age-range';
import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { type Fact, type Facts, found, words } from '#features/jobs/casting-messages/facts.ts';

const FEMALE =
  'females?|wom[ae]n|girls?|ladki(?:y[ao]n?)?|mahila|फीमेल|lad(?:y|ies)|actress(?:es)?|लड़की|लड़कियाँ|लड़कियां|लड़कियों|महिला(?:एँ|एं|ओं)?|युवती|अभिनेत्री|स्त्री|बालिका|बच्ची';
const MALE =
  'males?|m[ae]n|boys?|ladk(?:a|e|o)|purush|मेल|guys?|gents?|लड़का|लड़के|लड़कों|पुरुष(?:ों)?|युवक|अभिनेता|बालक';
const female = words(FEMALE);
const male = words(MALE);
const both = words(
  `(?:${MALE}|m)\\s*(?:/|-|&|and|n|or|aur|,|और|या|व|\\+)\\s*(?:${FEMALE}|f)|(?:${FEMALE}|f)\\s*(?:/|-|&|and|n|or|aur|,|और|या|व|\\+)\\s*(?:${MALE}|m)|any gender|all genders|unisex|couples?`,
);
const trans = words('trans ?(?:genders?|wom[ae]n|m[ae]n|persons?)|non[- ]?binary|ट्रांस(?:जेंडर)?|किन्नर');
const letter = /(?<![\p{L}\p{M}'’.]|[Ss]ize\s)([MF])(?=\s*(?:[/,|:(-]|\)|$|\d))/u;
const femaleRelation = words(
  '(?:in her|mother|mom|maa|sister|daughter|wife|bride|aunt(?:y|ie)?|grandmother|dadi|nani|bhabhi|heroine|queen|housewife|माँ|मां|बहन|बेटी|पत्नी|दादी|नानी|बहू|सास|पोती)(?:जी| ?ji)?',
);
const maleRelation = words(
  '(?:in his|father|dad|papa|brother|son|husband|groom|uncle|grandfather|dada|nana|hero|king|पिता|भाई|बेटा|पति|दादा|नाना|ससुर|पोता)(?:जी| ?ji)?',
);

/** The gender that a text asks for; a word such as "mother" is a reason to check. */
export function readGender(text: string): Fact | undefined {
  const other = trans.exec(text)?.[0];
  if (other) return { value: 'Other', check: other };
  if (both.test(text)) return { value: 'Any' };
  const short = letter.exec(text)?.[1];
  return (
    genderOf(female.exec(text), male.exec(text)) ??
    (short ? { value: short === 'F' ? 'Female' : 'Male' } : undefined) ??
    relationOf(femaleRelation.exec(text), maleRelation.exec(text))
  );
}

/** Where a text names both, the first one counts, to be checked. */
function genderOf(woman: RegExpExecArray | null, man: RegExpExecArray | null): Fact | undefined {
  if (woman && man) {
    return { value: woman.index < man.index ? 'Female' : 'Male', check: `${woman[0]}, ${man[0]}` };
  }
  if (woman) return { value: 'Female' };
  return man ? { value: 'Male' } : undefined;
}

function relationOf(mother: RegExpExecArray | null, father: RegExpExecArray | null): Fact | undefined {
  if (mother && !father) return { value: 'Female', check: mother[0] };
  return father && !mother ? { value: 'Male', check: father[0] } : undefined;
}

const NOT_AN_AGE =
  '(?!\\d|\\s*(?:st|nd|rd|th|k|cm|kgs?|ft|feet|hrs?|hours?|days?|weeks?|months?|mins?|minutes?|am|pm|lakhs?|photos?|pics?|दिन|हफ़्ते|महीने|घंटे|\'|’|"|/-|%|[./-]\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|जन|फ|मार्च|अप्रैल|मई|जून|जुल|अग|सित|अक्|नव|दिस)))';
const YEARS = '(?:\\s*(?:years?|yrs?|y\\/?o|saal|साल|वर्ष)(?:\\s*old)?)?';
const ageRange = new RegExp(
  `(?<![\\d.,/₹'’+-])(\\d{1,2})${YEARS}\\s*(?:-|–|—|to|se|से|till)\\s*(\\d{1,2})(?![\\d.,]*\\d)${NOT_AN_AGE}`,
  'iu',
);
const ageAbove = new RegExp(
  `(?<![\\d.,/₹'’+-])(\\d{2})${YEARS}\\s*(?:\\+|plus|and above|& above|onwards|से ऊपर|से अधिक)|(?:above|over|min(?:imum)?)\\s*(\\d{2})\\s*(?:years?|yrs?|with(?!\\p{L})|[,.)]|$)|ages?\\s*(?:above|over|min(?:imum)?)\\s*(\\d{2})`,
  'iu',
);
const singleAge =
  /(?<![\d.,/₹'’+-])(\d{1,2})\s*(?:years?|yrs?|y\/?o|साल|वर्ष)(?![\p{L}\p{M}])(?!\s*(?:of )?exp)/iu;
const decade = /(?<![\d])(early|mid|late)?[ -]*(\d)0(?:'s|’s|s)(?!\p{L})/iu;

const ageWord = /(?<!\p{L})(?:ages?|aged|umar|umr|उम्र|आयु)(?!\p{L})(?=\D{0,15}\d)/iu;

/** The age range of a text; `isLabelled` if the text stands after "Age:". */
export function readAges(text: string, isLabelled: boolean): Fact | undefined {
  const whole = asciiDigits(text);
  // "4-5 boys, age 20-25"
  const plain = whole.slice(Math.max(0, whole.search(ageWord)));
  const range = ageRange.exec(plain);
  if (range) return ages(`${range[1]}-${range[2]}`);
  const above = ageAbove.exec(plain);
  if (above) return ages(`${above[1] ?? above[2] ?? above[3]}+`);
  const aged = decade.exec(plain);
  if (aged) return { ...decadeOf(Number(aged[2]), aged[1]), check: aged[0].trim() };
  // "Usage: 1 year" is about the pictures.
  if (!isLabelled && /usage|buy ?out|contract|licen[cs]e|valid/i.test(text)) return undefined;
  const single = (isLabelled ? /^\D{0,12}(\d{1,2})(?!\d)/ : singleAge).exec(plain);
  if (single) return ages(single[1] ?? '');
  const written = writeAgeRange(text);
  return isLabelled && isAgeRange(written) ? { value: written, check: text } : undefined;
}

function ages(range: string): Fact | undefined {
  return isAgeRange(range) ? { value: range } : undefined;
}

function decadeOf(ten: number, part = ''): Fact {
  const [from, to] = { early: [0, 4], mid: [4, 6], late: [6, 9] }[part.toLowerCase()] ?? [0, 9];
  return { value: `${ten * 10 + (from ?? 0)}-${ten * 10 + (to ?? 9)}` };
}

const height =
  /(?:(?:above|min(?:imum)?|over|at least)\s*)?(?:[4-6]\s*(?:'|’|′|ft|feet|फुट|फ़ुट)\s*\.?\s*(?:\d{1,2})?\s*(?:"|”|″|''|inch(?:es)?|in|इंच)?|1\d\d\s*cms?)(?:\s*(?:\+|plus|and above|& above|se upar|से ऊपर|(?:-|–|to|से)\s*(?:[4-6]\s*(?:'|’|′|ft|feet|फुट|फ़ुट)\s*\.?\s*(?:\d{1,2})?\s*(?:"|”|″|''|inch(?:es)?|in|इंच)?|1\d\d\s*cms?)))?/iu;

/** With a dot for the feet only beside the word: "height 5.10 se upar". */
const dottedHeight =
  /(?<=height\s*)[4-6]\.\d{1,2}(?!\d)(?:\s*(?:\+|plus|and above|& above|se upar|से ऊपर))?/iu;

export function readHeight(text: string): Fact | undefined {
  const found = height.exec(text) ?? dottedHeight.exec(text);
  return found ? { value: found[0].trim() } : undefined;
}

/** "doctor look", as a part of a line between commas. */
const look = /(?:^|,)\s*((?!good |fresh |new )[\p{L}\p{M} -]{3,30} (?:looks?|लुक))(?=\s*(?:,|$))/iu;

function readLook(text: string): Fact | undefined {
  const value = look.exec(text)?.[1];
  return value ? { value, check: value } : undefined;
}

const roleTypes: readonly [string, RegExp][] = [
  ['Secondary', words('supporting|second lead|parallel lead|side role|secondary|सहायक|सह कलाकार')],
  ['Tertiary', words('cameo|background|junior artists?|extras?|crowd|day player|tertiary')],
  ['Primary', words('lead(?: role)?|main lead|protagonist|primary|मुख्य|लीड|hero|heroine')],
];

export function readRoleType(text: string): Fact | undefined {
  // The lead's friend is no lead.
  const own = text.replace(/[^,.;:(]{1,60}['’]s /g, '');
  const found = roleTypes.find(([, pattern]) => pattern.test(own));
  return found && { value: found[0] };
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const wanted = `(?:(?:young|indian|good looking|fresh|new|tall|fair|professional|junior)\\s+)*(?:${FEMALE}|${MALE}|models?|actors?|dancers?|artists?|kids?|children|couples?|positions?|people|log|बच्चे|कलाकार|डांसर)`;
const positions = new RegExp(
  `(?<![\\d.,/₹-])(\\d{1,2}|${numberWords.join('|')})\\s*(?:x\\s*)?${wanted}(?![\\p{L}\\p{M}])`,
  'iu',
);

/** "Dancers x 20" */
const times = /\p{L}\s+x\s?(\d{1,2})(?!\d)/iu;

/** How many people a role needs. */
export function readPositions(text: string): Fact | undefined {
  const plain = asciiDigits(text).replace(/\([^)]*\)/g, '');
  const [, number = ''] = positions.exec(plain) ?? times.exec(plain) ?? [];
  const count = Number(number) || numberWords.indexOf(number.toLowerCase()) + 1;
  return count > 0 && count <= 50 ? { value: String(count) } : undefined;
}

/** The roles of "3 male and 2 female actors", each with its number. */
export function readCounts(text: string): Facts[] {
  const plain = asciiDigits(text);
  const counts = [...plain.matchAll(counted)].map(
    ([source, number = '']): Facts => ({
      ...found({ gender: readGender(source) }),
      positions: { value: number, check: source },
    }),
  );
  const isEachOnce = counts.length === 2 && counts[0]?.gender?.value !== counts[1]?.gender?.value;
  return isEachOnce && counts.every(({ positions }) => Number(positions?.value) <= 50) ? counts : [];
}
const counted = new RegExp(
  `(?<![\\d.,/₹-])([1-9]\\d?)\\s*(?:x\\s*)?(?:${FEMALE}|${MALE})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** The name before a role's description: "Raj - Male, 28-32". */
export function readEntryTitle(text: string): Fact | undefined {
  const plain = text.replace(/^(?:role|character|char|किरदार|रोल|पात्र|भूमिका)\s*[-–:]\s*/iu, '');
  const parts = plain.split(/\s*[(:,–|/]\s*|\s-\s*|-\s/, 2);
  const name = (readRoleType(parts[0] ?? '') ? parts[1] : parts[0]) ?? '';
  // "Dad 38-45"
  return readTitle(name.replace(/\s+\d{2}\s?(?:-|–|to)?\s?\d*$/, '').trim());
}

const wantedTitle =
  /(?:looking for|in search of|need|require)\s+(?:for )?(?:an? |one )?([\p{L}][\p{L} ]{2,30}?)(?=[!.,(]|$| for | aged? | in )|^([\p{L}][\p{L} ]{2,30}?) (?:required|needed|wanted|chahiye|चाहिए)/iu;
const anybody =
  /^(?:.* )?(?:actors?|artists?|faces?|talents?|models?|people|kids?|children|dancers?|calls?|requirements?|shoots?|films?|shows?|brochures?|looking for|families|roles?|family|person|someone|characters?|profiles?|कलाकार|बच्चे|चेहरे)$/iu;

/** The title in "Looking for twins" or "Anchor required for a show", to be checked. */
export function readWantedTitle(text: string): Fact | undefined {
  const [source, first, second] = wantedTitle.exec(text) ?? [];
  const name = (first ?? second ?? '').trim();
  const title = anybody.test(name) ? undefined : readTitle(name);
  return title && { ...title, check: source };
}

/** A role such as "delivery boy", unlike "young girl". */
const trade =
  /^(?!(?:young|old|small|little|good|tall|fair|new|fresh|female|male|lead|main|indian|any|one|two|a|the) )\p{L}+ (?:boy|girl|man|woman|lady)$/iu;

export function readTitle(name: string): Fact | undefined {
  const gender = trade.test(name) ? undefined : readGender(name);
  const isType =
    /^(?:parallel |second |main )?(?:lead|supporting|cameo|extras?|background)(?: role| cast)?$/i.test(name);
  const isName =
    /\p{L}[\p{L}\p{M}]/u.test(name) &&
    !/\d/.test(name) &&
    (!gender || gender.check) &&
    !isType &&
    name.length <= 60;
  return isName ? { value: name } : undefined;
}

/** What a line says of the person who is looked for. */
export function readPerson(text: string): Facts {
  return found({
    gender: readGender(text),
    age_range: readAges(text, false),
    height: readHeight(text),
    body_type: readLook(text),
    role_type: readRoleType(text),
    positions: readPositions(text),
  });
}
