// GSM 03.38: characters that an SMS encodes in seven bits; those in ESCAPED take two places.
const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const ESCAPED = '^{}\\[~]|€';

/** Counts the SMS parts billed for a text. One character outside GSM 03.38 forces the longer encoding. */
export function smsPartsOf(text: string): number {
  const signs = [...text];
  const isPlain = signs.every((sign) => PLAIN.includes(sign) || ESCAPED.includes(sign));
  if (!isPlain) return partsOf(text.length, 70, 67);
  const places = signs.reduce((sum, sign) => sum + (ESCAPED.includes(sign) ? 2 : 1), 0);
  return partsOf(places, 160, 153);
}

function partsOf(length: number, alone: number, together: number): number {
  return length <= alone ? 1 : Math.ceil(length / together);
}
