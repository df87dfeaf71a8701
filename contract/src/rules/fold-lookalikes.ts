/** Cyrillic and Greek letters that look like Latin ones, each followed by its Latin letter. */
const lookalikes = new Map(
  [
    'аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwкkмmтtвbнnгrпnӏlɡgıi',
    'АAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSԌGҮY',
    'αaοoρpεeιiκkνvτtυuχxγyηnωwβbσs',
    'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
  ].flatMap((pairs) => [...pairs.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to] as const)),
);

/**
 * Returns a text as a reader sees it, for checks that look for words: full-width and styled letters,
 * Cyrillic and Greek look-alikes and accents become plain letters, invisible characters go, and a word
 * spelled out with spaces or dots is put together.
 */
export function foldLookalikes(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(
      /[\p{Script=Cyrillic}\p{Script=Greek}\u0131\u0261]/gu,
      (letter) => lookalikes.get(letter) ?? letter,
    )
    .replace(/(?<![\p{L}\p{M}\p{N}])(?:\p{L}[ .\-_*]){2,}\p{L}(?![\p{L}\p{M}\p{N}])/gu, (word) =>
      word.replace(/[ .\-_*]/g, ''),
    );
}
