import { asciiDigits } from './fold-lookalikes.ts';

// Browsers and Node have it; the contract has the types of neither.
declare const URL: { new (url: string): { hostname: string }; canParse(url: string): boolean };

/**
 * Returns an email address as it is stored: in lower case, without what comes with copied text, and with the domain
 * of another script in the letters that mail servers use.
 */
export function writeEmail(typed: string): string {
  const plain = asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
    // Asha Rao <asha@example.com>
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/\s{0,9}@\s{0,9}/g, '@')
    .replace(/(?<![.,;])[.,;]$/, '')
    // Only A to Z: some other capitals have a Latin letter as their lower case, such as the Kelvin sign.
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const at = plain.lastIndexOf('@');
  return at < 1 ? plain : plain.slice(0, at + 1) + writeDomain(plain.slice(at + 1));
}

function writeDomain(typed: string): string {
  const domain = typed.replace(/\s?\.\s?/g, '.');
  const isOfOtherScript = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(domain) && /[^\0-\x7f]/.test(domain);
  return isOfOtherScript && URL.canParse(`https://${domain}`)
    ? new URL(`https://${domain}`).hostname
    : domain;
}

export const EMAIL =
  /^(?!\.)(?!.*\.[.@])[a-z\d!#$&'*+/=?^_`{|}~.-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,})$/i;

/** What a wrong email address has; the first that fits is told. */
const faults = [
  ['without_at', /^[^@]+$/],
  ['twice', /@.*@/s],
  ['with_blanks', /\s/],
  ['with_comma', /[,;]/],
  ['with_dots', /^\.|\.[.@]|@\.|\.$/],
  ['without_domain', /@[^.]*$/],
] as const;
export type EmailFault = (typeof faults)[number][0] | 'not_latin' | 'wrong';

/** Returns what is wrong with an email address; only a code sent to it proves that it is one. */
export function findEmailFault(typed: string): EmailFault | undefined {
  const email = writeEmail(typed);
  if (EMAIL.test(email)) return undefined;
  const [fault] = faults.find(([, sign]) => sign.test(email)) ?? [];
  if (fault) return fault;
  const at = email.indexOf('@');
  const isOfOtherScript = /[^\0-\x7f]/.test(email.slice(0, at)) && EMAIL.test(`a${email.slice(at)}`);
  return isOfOtherScript ? 'not_latin' : 'wrong';
}
