interface Contact {
  email: string | null;
  mobile: string | null;
  contact_hidden: boolean;
}

/** Masks the contact of a casting call: enough to recognise it, too little to use it. */
export function hideContact<J extends Contact>(job: J): J {
  return {
    ...job,
    email: job.email && maskEmail(job.email),
    mobile: job.mobile && maskMobile(job.mobile),
    contact_hidden: true,
  };
}

function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** The country code can only be separated from the number for India. */
function maskMobile(mobile: string): string {
  return `${mobile.startsWith('+91') ? '+91' : '+••'} ••••• ••${mobile.slice(-3)}`;
}
