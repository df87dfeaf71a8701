interface Contact {
  email: string | null;
  mobile: string | null;
  contact_hidden: boolean;
}

/** A call as strangers see it: enough of its contact to recognise, too little to use. */
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

/** The country code is only told apart from the number when it is India's. */
function maskMobile(mobile: string): string {
  return `${mobile.startsWith('+91') ? '+91' : '+••'} ••••• ••${mobile.slice(-3)}`;
}
