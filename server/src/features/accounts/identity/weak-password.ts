import { dictionary } from '@zxcvbn-ts/language-common';

// The 49,000 most common passwords from public leaks.
const common = new Set(dictionary['passwords-common']);
// Words to which people here often add digits and symbols.
const wellKnown = new Set(
  `abc abcd admin administrator asdf asdfgh asdfghjkl baseball bollywood changeme computer cricket dragon
   football ganesh hello iloveyou india internet jaimatadi jaishreeram krishna letmein login master monkey
   mumbai omsairam pass passw password princess qwer qwerty qwertyuiop sachin sairam samsung secret shadow
   starwars sunshine superman test trustno welcome whatever zxcvbnm
   actor actress audition casting castingcall production talent`.split(/\s+/),
);
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz'];
const bothDirections = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/**
 * Returns whether a password is among the first that an attacker would try: one of the most common, a
 * well-known word or the user's own words with digits and symbols around it, a run like 12345678, or one or
 * two characters repeated.
 */
export function isWeakPassword(password: string, personalData: string[]): boolean {
  const plain = lettersAndDigits(password);
  const stem = plain.replace(/^\d+|\d+$/g, '');
  const own = personalData.map(lettersAndDigits).filter((word) => word.length > 0);
  return (
    common.has(password.toLowerCase()) ||
    common.has(plain) ||
    wellKnown.has(stem) ||
    own.some((word) => word === plain || word === stem) ||
    bothDirections.some((run) => run.includes(plain)) ||
    new Set(password).size <= 2
  );
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
