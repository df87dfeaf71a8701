import type { ContactHiddenReason } from '@kirdaar/contract/jobs/jobs';
import { maskEmail, maskMobile } from '#platform/channels/mask-contact.ts';

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
