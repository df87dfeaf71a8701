/** Letters that look like Latin ones, each followed by its Latin letter: Cyrillic, Greek, phonetic and others. */
const lookalikes = new Map(
  [
    'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwкkмmтtвbнnгrпnӏlɡgıi',
    'АAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSԌGҮY',
    'αaοoρpεeιiκkνvτtυuχxγyηnωwβbσs',
    'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
    'ɑaᴀaʙbᴄcᴅdᴇeɛeƒfꜰfɢgʜhɪiɩiᴊjᴋkʟlᴍmɴnᴏoɵoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzøołlđd',
    'օoոnսuհhցgաwᎪAᏴBᏟCᎠDᎬEᏀGᎻHᎥiᏦKᏞLᎷMᏢPᎡRᏚSᎢTᏙVᎳWᏃZᖴFꓝF',
  ].flatMap((pairs) => [...pairs.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to] as const)),
);

/** White letters on a dark shape, such as 🅵, which Unicode does not count as forms of the letters. */
const DARK_SHAPES = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const A = 'A'.charCodeAt(0);

/**
 * Returns a text as a reader sees it, for checks that look for words: full-width and styled letters,
 * look-alikes of other scripts and accents become plain letters, digits of all scripts 0 to 9, invisible
 * characters go, and a word or number spelled out with spaces or dots is put together.
 */
export function foldLookalikes(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{ASCII}\p{Script=Devanagari}]/gu, (letter) => lookalikes.get(letter) ?? letter)
    .replace(DARK_SHAPES, (letter) =>
      String.fromCharCode(A + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 32)),
    )
    .replace(otherDigits, digitOf)
    .replace(
      /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*([ .\-_*·|/])(?:\p{L}\p{M}*\1)+\p{L}\p{M}*|\d(?: \d){2,})(?![\p{L}\p{M}\p{N}])/gu,
      (word) => word.replace(/[ .\-_*·|/]/g, ''),
    );
}

const otherDigits = /(?![0-9])\p{Nd}/gu;

/** Writes the digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(otherDigits, digitOf);
}

/** Whether a text is a whole number of a range, in the digits of any script. */
export function isWhole(typed: string, least: number, max: number): boolean {
  const number = Number(asciiDigits(typed.trim()) || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= max;
}

/** The ten digits of a script start at a code point that ends in 0 or 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const startsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - (code % 16)));
  return String((code % 16) - (startsAtZero ? 0 : 6));
}
