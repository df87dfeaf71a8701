import { cityAlone, findCanonical } from '@kirdaar/contract/canonical';
import { findEmailFault, writeEmail } from '@kirdaar/contract/rules/emails';
import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { type Fact, type Facts, found, words } from '#features/jobs/casting-messages/facts.ts';
import { findDay } from '#features/jobs/casting-messages/read-dates.ts';
import { readPay } from '#features/jobs/casting-messages/read-pay.ts';

const projectTypes: readonly [string, string][] = [
  ['Short Film', 'short[- ]?films?|लघु फ\u093c?िल्म|शॉर्ट फ़?फ?िल्म'],
  [
    'Advertisement',
    'tvcs?|dvcs?|ads?|ad ?films?|advertisements?|commercials?|(?:digital|print|product|brand|catalogue|catalog|e-?commerce)\\s*(?:ads?|shoots?|campaigns?|films?)|catalog(?:ue)?s?|विज्ञापन|एड फिल्म',
  ],
  [
    'Web Series',
    'web ?-?series|(?:mini|vertical)[- ]?series|micro[- ]?dramas?|ott(?! ?(?:films?|movies?|features?))|वेब ?सीरीज़?|वेब ?सिरीज',
  ],
  ['Music Video', 'music ?videos?|album|songs?|गाना|गाने|म्यूज़?ज?िक वीडियो|एल्बम'],
  ['TV Serial', 'tv ?(?:serials?|shows?)|daily ?soaps?|serials?|टीवी ?(?:सीरियल|धारावाहिक)|धारावाहिक|सीरियल'],
  ['Fashion Show', 'fashion ?shows?|ramp ?(?:walks?|shows?)|फ़?ैशन शो|फैशन शो'],
  ['Voice Over', 'voice[- ]?(?:overs?|artists?)|audio ?books?|dubbing|वॉइस ओवर|डबिंग'],
  ['Theatre', 'theat(?:re|er)(?: plays?)?|stage plays?|natak|नाटक|थिएटर'],
  [
    'Movie',
    'feature ?films?|(?:indie|debut) features?|(?<!corporate )films?(?! ?city)|movies?|फ़?फ?िल्म|फ़िल्म|मूवी',
  ],
];

/** The type of project that a text names. */
export function readProjectType(text: string): Fact | undefined {
  const found = projectTypes.find(([, names]) => words(names).test(text));
  return found && { value: found[0] };
}

const auditionTypes: readonly [string, RegExp][] = [
  [
    'Self-tape',
    /self[- ]?tapes?|self ?test|audition (?:video|clip|tape)|send (?:me |us )?(?:your )?(?:auditions?|monologue)|सेल्फ़?फ?[- ]?टेप|ऑडिशन (?:वीडियो|भेजें)/iu,
  ],
  ['Online', words('online|zoom|google meet|video ?call|virtual|ऑनलाइन')],
  [
    'Offline',
    words(
      'offline|in[- ]person|walk[- ]?ins?|physical|studio auditions?|face[- ]to[- ]face|ऑफ़?लाइन|ऑफलाइन|आमने-सामने',
    ),
  ],
];

/** How auditions are held. */
export function readAuditionType(text: string): Fact | undefined {
  const found = auditionTypes.filter(([, pattern]) => pattern.test(text));
  if (found.length === 0) return undefined;
  const [[value] = ['']] = found;
  return found.length > 1 ? { value, check: text } : { value };
}

const speaks =
  /(?:fluent (?:in )?|speaks? |spoken |know(?:s|ing)? |good (?:in |at )?|language[^a-z]{0,3})((?:\p{L}+(?:\s*[,&/+]\s*|\s)?){1,5})|(?<!\p{L})(\p{L}[\p{L}\p{M}]{0,20})(?:[- ]speaking|\s+(?:बोल|भाषी|आनी|आती|भाषा))/giu;

const asksToSpeak = words('fluent|native|bilingual|speaks?|speakers?|speaking|spoken|bolna|बोल(?:ना|ने)?');
const languageOfProject =
  /(?<!\p{L})(?!\p{L} )(\p{L}[\p{L}\p{M}]{0,20}) (?:indie |short |शॉर्ट |लघु )?(?:feature|film|movie|natak|audio ?book|song|serial|dubbing|play|voice|(?:web )?series|(?:tv )?show|album|music|short|फ़?फ?िल्म|फिल्म|सीरियल|नाटक|धारावाहिक)/iu;

/** The languages that a line without a label asks for; the language of the project is to be checked. */
export function readLanguages(line: string): Fact | undefined {
  const named = [...line.matchAll(speaks)].flatMap(([, list = '', one = '']) =>
    `${list} ${one}`.split(/[^\p{L}\p{M}]+/u).map((word) => word && findCanonical('language', word)),
  );
  const found = [...new Set(named.filter(Boolean))];
  if (found.length > 0) return { value: found.join(', ') };
  if (asksToSpeak.test(line)) {
    const spoken = line.split(/[^\p{L}\p{M}]+/u).map((word) => findCanonical('language', word));
    const value = [...new Set(spoken.filter(Boolean))].join(', ');
    if (value) return { value, check: line };
  }
  const [source = '', word = ''] = languageOfProject.exec(line) ?? [];
  const ofProject = findCanonical('language', word);
  return ofProject ? { value: ofProject, check: source } : partNaming('language', line);
}

const near =
  /(?:(?<![\p{L}])(?:in|at|from|near|location|shoot(?:ing)?|venue)\s+|#)(\p{L}{1,20}(?:\s\p{L}{1,20})?)|(?<!\p{L})(\p{L}{1,20})[- ](?:based|mein|se(?= ho))|(?<!\p{Script=Devanagari})([\p{Script=Devanagari}]{1,20}(?:\s[\p{Script=Devanagari}]{1,20})?)\s+(?:में|से|के)(?![\p{L}\p{M}])/giu;

/** The city that a line without a label names after "in", or before "based". */
export function readCity(line: string): Fact | undefined {
  for (const [source, ...names] of line.matchAll(near)) {
    const name = names.find(Boolean) ?? '';
    const candidates = [name, ...name.split(' ').reverse()];
    const city = candidates.map(findPlace).find(Boolean);
    if (city)
      return /from|based|#| se$|से| (?:or|या)$/i.test(source)
        ? { value: city, check: source }
        : { value: city };
  }
  return partNaming('city', line);
}

function findPlace(name: string): string | undefined {
  return findCanonical('city', name) ?? findCanonical('state', name);
}

/** A part between commas that names a value alone, such as "Goa" in "Web series | Goa | 12 Dec": to be checked. */
function partNaming(kind: 'city' | 'language', line: string): Fact | undefined {
  for (const part of line.split(/\s*[,|:()•;–—/&]\s*|\s+-\s+|\.\s+/)) {
    const [first = ''] = part.split(/\s+(?:from|on|in|or|से|में)(?=\s)/u);
    const words = first.split(' ');
    const places = [first, words.at(-1), words[0]].map((name = '') => findPlace(name));
    const value = kind === 'city' ? places.find(Boolean) : findCanonical(kind, first);
    if (value) return { value, check: part };
  }
  return undefined;
}

/** The city of a line that is labelled as the place; one that is on no list is kept, to be checked. */
export function labelledCity(value: string): Fact | undefined {
  const parts = [value, ...value.split(/[,(/|–-]|\b(?:and|or|&)\b/), ...value.split(/[\s,(/|)–-]+/)];
  const found = parts.map((part) => findCanonical('city', part.trim())).filter(Boolean);
  const [city] = found;
  if (city) return { value: city, ...(new Set(found).size > 1 && { check: value }) };
  return value ? { value: cityAlone(value), check: value } : undefined;
}

const duration =
  /(?:\d{1,2}\s*(?:-|to|–)\s*)?(?:\d{1,3}|one|two|three|four|five|six|seven|ten|half)\s*-?(?:days?|weeks?|months?|hours?|दिन(?:ों)?|हफ़?्ते|महीने)(?!\s*(?:notice|credit|after|later|payment))/iu;

/** How long the shoot lasts. */
export function readDuration(text: string): Fact | undefined {
  const found = duration.exec(asciiDigits(text));
  return found ? { value: found[0].trim() } : undefined;
}

export function readDay(text: string, now: Date): Fact | undefined {
  const found = findDay(asciiDigits(text), now);
  return found && { value: found.day, ...(found.isAssumed && { check: found.source }) };
}

/** The first mobile number and the first email of a text. */
export function readContact(text: string): Facts {
  const facts: Facts = {};
  const numbers = asciiDigits(text).match(/\+?\d[\d\s().-]{8,16}\d/g) ?? [];
  // "080-4123 9988" is a landline.
  const mobile = numbers
    .map((number) => (/^0\d{2,4}[\s-]/.test(number) ? '' : writeMobile(number)))
    .find(Boolean);
  if (mobile) facts.phone_number = { value: mobile };
  const email = text.match(/(?<![^\s@:<>(),])[^\s@:<>(),]+@[^\s@:<>(),]+\.\p{L}{2,}/u)?.[0];
  if (email && !findEmailFault(email)) facts.email = { value: writeEmail(email) };
  return facts;
}

/** What a line without a label says of the project: its kind, place, dates and pay. */
export function readProject(text: string, now: Date, isLabelled: boolean): Facts {
  const isShoot = /shoot|recording|शूट/i.test(text);
  return found({
    project_type: readProjectType(text),
    language_required: readLanguages(text),
    city_location: readCity(text),
    audition_type: readAuditionType(text),
    compensation: readPay(text),
    ...readDays(text, now, isLabelled),
    ...(isShoot && { shoot_duration: readDuration(text) }),
  });
}

const deadline =
  /last date|deadline|apply by|close[sd]?(?: on)?(?= )|before|(?<!\p{L})by (?=\d|ton|tom|tod|\p{L}{3,9} \d)|अंतिम|आख़?ख?िरी|(?<!\S)\S{1,12}\s\S{1,12}\s(?=तक)/iu;

export function beforeDeadline(text: string): string {
  const end = text.search(deadline);
  return end < 0 ? text : text.slice(0, end);
}

const occasion = /auditions?|ऑडिशन|(?<!mock )shoot|शूट|mock shoot|fitting|rehearsals?|workshop|look ?test/giu;

/** The parts of a text that are about one occasion each: "Fitting 7 Dec, " and "shoot 9 Dec". */
function occasionsOf(text: string): { name: string; part: string }[] {
  const named = [...text.matchAll(occasion)];
  return named.map(({ 0: name, index }, place) => ({
    name: name.toLowerCase(),
    part: text.slice(place === 0 ? 0 : index, named[place + 1]?.index),
  }));
}

/** The days that a line without a label names. A day of nothing named is taken for that of the shoot, to be checked. */
function readDays(text: string, now: Date, isLabelled: boolean): Facts {
  const rest = beforeDeadline(text);
  const occasions = occasionsOf(rest);
  const dayOf = (kind: RegExp) => {
    const parts = occasions.filter(({ name }) => kind.test(name)).map(({ part }) => part);
    return parts.map((part) => readDay(part, now)).find(Boolean);
  };
  const isGuess = occasions.length === 0 && !isLabelled;
  return found({
    application_deadline: rest === text ? undefined : readDay(text.slice(rest.length), now),
    audition_dates: dayOf(/^(?:audition|ऑडिशन)/u),
    shoot_dates: isGuess ? guessDay(rest, now) : dayOf(/^(?:shoot|शूट)/u),
  });
}

function guessDay(text: string, now: Date): Fact | undefined {
  const day = findDay(asciiDigits(text), now);
  const isWritten = day && (/\p{L}/u.test(day.source) || /^date/i.test(text));
  return isWritten ? { value: day.day, check: day.source } : undefined;
}
