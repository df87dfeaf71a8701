import { domainToUnicode } from 'node:url';

/** Keeps the first letter and the domain, which is stored as mail servers use it, in its own script. */
export function maskEmail(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return `${email.slice(0, 1)}•••@${domainToUnicode(domain) || domain}`;
}

/** For readers who do not know the number. The country code can only be separated from it for India. */
export function maskMobile(mobile: string): string {
  return `${mobile.startsWith('+91') ? '+91' : '+••'} ••••• ••${mobile.slice(-3)}`;
}

export const maskContact = (contact: string) =>
  contact.includes('@') ? maskEmail(contact) : maskMobile(contact);

/** Hides a mobile number from onlookers while its owner can still recognise it. */
export function maskOwnMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} •••••• ${mobile.slice(-4)}`;
}
