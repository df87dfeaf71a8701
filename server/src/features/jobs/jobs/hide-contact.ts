import type { ContactHiddenReason } from '@kirdaar/contract/jobs/jobs';

interface Contact {
  email: string | null;
  mobile: string | null;
}

/** Masks the contact of a casting call: enough to recognise it, too little to use it. */
export function hideContact<J extends Contact>(job: J, reason: ContactHiddenReason) {
  return {
    ...job,
    email: job.email && maskEmail(job.email),
    mobile: job.mobile && maskMobile(job.mobile),
    contact_hidden: true,
    contact_hidden_reason: reason,
  };
}

/** Keeps the first letter and the domain. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** The country code can only be separated from the number for India. */
export function maskMobile(mobile: string): string {
  return `${mobile.startsWith('+91') ? '+91' : '+••'} ••••• ••${mobile.slice(-3)}`;
}
