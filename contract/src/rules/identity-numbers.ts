/** PAN, Aadhaar, GSTIN and mobile numbers: from any usual writing to the one that is compared. */

const blanks = /[\s-]+/g;

export function writePan(typed: string): string {
  return typed.replace(blanks, '').toUpperCase();
}

/** Five letters, four digits, a letter. */
export function isPan(pan: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(pan);
}

export function writeAadhaar(typed: string): string {
  return typed.replace(blanks, '');
}

export function isAadhaar(aadhaar: string): boolean {
  return /^\d{12}$/.test(aadhaar);
}

export function writeGstin(typed: string): string {
  return typed.replace(blanks, '').toUpperCase();
}

/** Two digits of the State, the PAN, an entity digit, a letter and a check character. */
export function isGstin(gstin: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/.test(gstin);
}

/**
 * A mobile number as E.164. A number without a country code is Indian;
 * what cannot be a mobile number gives undefined.
 */
export function writeMobile(typed: string): string | undefined {
  const compact = typed.replace(/[\s().-]+/g, '').replace(/^00/, '+');
  if (/^\+91/.test(compact)) return /^\+91[6-9]\d{9}$/.test(compact) ? compact : undefined;
  if (/^\+[1-9]\d{6,14}$/.test(compact)) return compact;
  const national = /^(?:91|0)?([6-9]\d{9})$/.exec(compact)?.[1];
  return national && `+91${national}`;
}

export function writeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** An email or mobile number as it is stored, so that every usual writing finds the account. */
export function writeIdentifier(typed: string): string {
  return writeMobile(typed) ?? writeEmail(typed);
}
