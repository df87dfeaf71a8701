const ACCENTED: Readonly<Record<string, string>> = {
  ...{
    a: 'åå',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'éé',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'îî',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'öö',
    p: 'þ',
    q: 'ǫ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ûû',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'ÅÅ',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'ÉÉ',
    F: 'Ƒ',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'ÎÎ',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
  },
  ...{
    N: 'Ñ',
    O: 'ÖÖ',
    P: 'Þ',
    Q: 'Ǫ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'ÛÛ',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  },
};
/** What stays as it is: elements, placeholders, URLs, addresses of email, ends of names of files, and escapes in sources. */
const KEPT = /<[^>]+>|\{[^}]*\}|https?:\S+|\S+@\S+\.\w+|\.(?:csv|pdf|zip|ics|jpe?g|png|mp[34]|m4a)\b|\\./g;

/** Returns a text as in a longer language with accents; each vowel is twice, which makes words 40% longer. */
export function pseudoText(text: string, { begins = true, ends = true } = {}): string {
  if (begins && ends && !/[A-Za-z]{2}/.test(text)) return text;
  const kept = text.match(KEPT) ?? [];
  const accented = text
    .split(KEPT)
    .map(
      (part, place) =>
        part.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter) + (kept[place] ?? ''),
    )
    .join('');
  return `${begins ? '⟦' : ''}${accented}${ends ? '⟧' : ''}`;
}
