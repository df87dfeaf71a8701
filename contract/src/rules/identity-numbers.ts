import { writeEmail } from './emails.ts';
import { asciiDigits } from './fold-lookalikes.ts';

/** Normalises PAN, Aadhaar, GSTIN and mobile numbers from any usual notation to the form that is compared. */

/**
 * Returns a PAN, Aadhaar, passport or GST number or a one-time code in capitals and Latin digits, without blanks,
 * dashes and invisible marks.
 */
export function writeNumber(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase();
}

/** Five letters, four digits, one letter. */
export function isPan(pan: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(pan);
}

export function isAadhaar(aadhaar: string): boolean {
  return /^\d{12}$/.test(aadhaar);
}

/** Letters and digits, as every country prints them in the two lines for machines. */
export function isPassport(passport: string): boolean {
  return /^(?=.*\d)[A-Z\d]{5,15}$/.test(passport);
}

/** Two digits of the State code, the PAN, an entity digit, a letter and a check character. */
export function isGstin(gstin: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/.test(gstin);
}

/**
 * Returns a mobile number as E.164, or undefined if it cannot be one. A number without a country code is
 * treated as Indian.
 */
export function writeMobile(typed: string): string | undefined {
  const digits = asciiDigits(typed)
    // A national prefix that is not dialled from abroad.
    .replace('(0)', '')
    .replace(/[\s\p{Cf}().,_/\u2010-\u2015\u2212-]+/gu, '')
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
    .replace(/^\+910/, '+91');
  if (/^\+91/.test(digits)) return /^\+91[6-9]\d{9}$/.test(digits) ? digits : undefined;
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  const national = /^(?:0?91|0)?([6-9]\d{9})$/.exec(digits)?.[1];
  return national && `+91${national}`;
}

/** Returns any phone number, mobile or landline, from any country: as E.164 if it can be, otherwise nearly as typed. */
export function writePhone(typed: string): string | undefined {
  const plain = asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  return writeMobile(typed) ?? (/^\+?[\d\s()./-]{6,24}$/.test(plain) ? plain : undefined);
}

/**
 * Returns the mailbox that an email reaches: without what follows a plus sign and, at Gmail, without dots. A mobile
 * number is returned as it is. People are told apart by it; emails go to the spelling that a person typed. The
 * database has the same function.
 */
export function mailboxOf(contact: string): string {
  const mailbox = writeEmail(contact)
    .replace(/^([^+]+)\+.*@/, '$1@')
    .replace(/@googlemail\.com$/, '@gmail.com');
  return mailbox.endsWith('@gmail.com') ? `${mailbox.slice(0, -10).replaceAll('.', '')}@gmail.com` : mailbox;
}

/**
 * Normalises an email address or mobile number as it is stored, so that every usual notation finds the
 * account.
 */
export function writeIdentifier(typed: string): string {
  return writeMobile(typed) ?? writeEmail(typed);
}

const PAN_HOLDERS = 'PCHFATBLJG';
const GSTIN_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a well-formed PAN is implausible. Such a number is warned about; a malformed one is rejected elsewhere. */
export function isUnusualPan(typed: string): boolean {
  const pan = writeNumber(typed);
  return isPan(pan) && !PAN_HOLDERS.includes(pan.charAt(3));
}

/** Whether a well-formed Aadhaar number is implausible. */
export function isUnusualAadhaar(typed: string): boolean {
  const aadhaar = writeNumber(typed);
  return isAadhaar(aadhaar) && !(/^[2-9]/.test(aadhaar) && hasValidVerhoeffDigit(aadhaar));
}

/** Whether a well-formed GSTIN is implausible. */
export function isUnusualGstin(typed: string): boolean {
  const gstin = writeNumber(typed);
  return isGstin(gstin) && !(isGstState(gstin) && hasValidGstinChecksum(gstin));
}

/** Whether a GSTIN belongs to the holder of a PAN: its third to twelfth characters are that PAN. */
export function isGstinOfPan(gstin: string, pan: string): boolean {
  return gstin.slice(2, 12) === pan;
}

/** 97 means other territory, 99 the Centre. */
function isGstState(gstin: string): boolean {
  const code = Number(gstin.slice(0, 2));
  return (code >= 1 && code <= 38) || code === 97 || code === 99;
}

/** Weights alternate between 1 and 2; each product counts as the sum of its two base-36 digits. */
function hasValidGstinChecksum(gstin: string): boolean {
  let sum = 0;
  for (const [position, character] of [...gstin.slice(0, 14)].entries()) {
    const product = GSTIN_CHARACTERS.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return gstin.endsWith(GSTIN_CHARACTERS.charAt((36 - (sum % 36)) % 36));
}

/** Verhoeff check: any single wrong digit and any swap of adjacent digits changes the sum. */
function hasValidVerhoeffDigit(digits: string): boolean {
  let sum = 0;
  for (const [position, digit] of [...digits].reverse().entries()) {
    let permuted = Number(digit);
    for (let times = position % 8; times > 0; times -= 1) permuted = Number('1576283094'.charAt(permuted));
    sum = addInDihedralGroup(sum, permuted);
  }
  return sum === 0;
}

/** Adds in the dihedral group of the pentagon's ten symmetries: 0-4 are rotations, 5-9 reflections. */
function addInDihedralGroup(a: number, b: number): number {
  const turned = a < 5 ? a + b : a - b + 5;
  return (((turned % 5) + 5) % 5) + (a < 5 === b < 5 ? 0 : 5);
}
