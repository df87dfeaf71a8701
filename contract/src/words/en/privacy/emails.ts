import {
  type CorrectionAsker,
  type CorrectionKind,
  EMAIL_PROOF_DAYS,
  EMAIL_PROOF_WAIT_HOURS,
} from '#rules/person-requests.ts';

/** What a child and the guardian are told when the guardian deletes or keeps the account. */

export interface GuardianDeletesAccount {
  guardian_name: string;
  first_name: string;
  until: string;
  page: string;
  contact: string;
  product: string;
}

export interface GuardianKeepsAccount {
  guardian_name: string;
  first_name: string;
  contact: string;
  product: string;
}

export const guardian_deletes_account = ({
  guardian_name,
  first_name,
  until,
  page,
  contact,
  product,
}: GuardianDeletesAccount) => ({
  subject: `${first_name}’s ${product} account will be deleted`,
  paragraphs: [
    `${guardian_name}, the parent or guardian, asked us to delete ${first_name}’s ${product} account.`,
    `On ${until} we will delete the profile, the photos and videos, the applications and the conversations. Until then the profile and the applications are hidden, and ${first_name} cannot log in.`,
    `Only ${guardian_name} can keep the account, with the link we sent. If it is lost, ask for it here: ${page}`,
  ],
  note: `If ${guardian_name} did not ask for this, contact us immediately: ${contact}`,
  short: `${guardian_name} asked us to delete ${first_name}’s account. We will delete it on ${until}. Only ${guardian_name} can keep it.`,
});

export const guardian_keeps_account = ({
  guardian_name,
  first_name,
  contact,
  product,
}: GuardianKeepsAccount) => ({
  subject: `${first_name}’s ${product} account will not be deleted`,
  paragraphs: [
    `${guardian_name}, the parent or guardian, decided to keep ${first_name}’s ${product} account. It will not be deleted.`,
    `${first_name} can log in again. The applications ended when deletion was requested; they can be sent again.`,
  ],
  note: `If ${guardian_name} did not ask for this, contact us immediately: ${contact}`,
  short: `${first_name}’s account will not be deleted: ${guardian_name} decided to keep it.`,
});

// The notification that a copy of the data is ready.
export interface ExportReady {
  until: string;
  page: string;
  product: string;
}

export const export_ready = ({ until, page, product }: ExportReady) => ({
  subject: `Your ${product} data is ready to download`,
  paragraphs: [
    'You asked for a copy of your data. It is ready as one file.',
    `Log in and download it from your account page: ${page}`,
    `You can download it until ${until}. After that we delete the file.`,
  ],
  note: 'Keep the file where only you can read it. If you did not ask for it, someone else knows your password. Change it immediately on the same page.',
  short: `Your data is ready to download until ${until}.`,
});

// What our staff corrected in an account, and what became of a document for the badge.
export interface DataCorrected {
  kind: CorrectionKind;
  from: string | null;
  to: string;
  asked_by: CorrectionAsker;
  page: string;
  product: string;
}

const corrected = { name: 'name', date_of_birth: 'date of birth', email: 'email' };
const askers = {
  person: 'You asked us for this.',
  guardian: 'The parent or guardian asked us for this.',
  authority: 'A court or an authority asked us for this.',
};

export const data_corrected = ({ kind, from, to, asked_by, page, product }: DataCorrected) => ({
  subject: `We corrected your ${corrected[kind]} on ${product}`,
  paragraphs: [
    from === null
      ? `Our team entered your ${corrected[kind]}: ${to}`
      : `Our team changed your ${corrected[kind]} from ${from} to ${to}`,
    askers[asked_by],
    `If this is wrong, object to it here: ${page}`,
  ],
  note: 'If everything is correct, you do not need to do anything.',
  short: `We changed your ${corrected[kind]} to ${to}. If this is wrong, object with the link in our email.`,
});

const inTheNameOf = {
  person: 'The request was made in your name.',
  guardian: 'The request was made in the name of a parent or guardian.',
  authority: 'The request was made in the name of a court or an authority.',
};

export const email_proposed = ({ email, asked_by, page, product }: EmailProposed) => ({
  subject: `Your ${product} account is about to get another email`,
  paragraphs: [
    `Our team was asked to change the email of your account to ${email}. In ${EMAIL_PROOF_WAIT_HOURS} hours we send a link to that email. When it is opened, you can no longer log in with this one.`,
    inTheNameOf[asked_by],
    `If this is wrong, object before then, and nothing changes: ${page}`,
  ],
  note: 'If this is correct, you do not need to do anything.',
  short: `Your account gets another email in ${EMAIL_PROOF_WAIT_HOURS} hours. If this is wrong, object here.`,
});

export interface EmailProposed {
  /** Only its first letter and its domain are shown. */
  email: string;
  asked_by: CorrectionAsker;
  page: string;
  product: string;
}

export interface EmailProof {
  page: string;
  product: string;
}

export const email_proof = ({ page, product }: EmailProof) => ({
  subject: `Confirm your email for ${product}`,
  paragraphs: [
    'Our team was asked to give your account this email, because the earlier one cannot be reached.',
    `Confirm it here, then choose a new password: ${page}`,
    `The link works once, within ${EMAIL_PROOF_DAYS} days. All devices are logged out.`,
  ],
  note: 'If you have no account with us, ignore this email. Nothing changes.',
  short: 'Open the link in our email to confirm this address for your account.',
});

export interface BadgeChecked {
  reason: string | null;
  page: string;
  product: string;
}

export const badge_checked = ({ reason, page, product }: BadgeChecked) =>
  reason === null
    ? {
        subject: `Your ${product} profile has the verified badge`,
        paragraphs: [
          'We checked your identity document. Your profile shows the verified badge while you have a plan.',
        ],
        note: 'We have deleted the document.',
        short: 'We checked your identity. Your profile shows the verified badge.',
      }
    : {
        subject: `We could not verify your identity on ${product}`,
        paragraphs: [
          'We could not accept your document for the verified badge. Our team says:',
          reason,
          `Send another one here: ${page}`,
        ],
        note: 'We have deleted the document.',
        short: `We could not accept your document for the verified badge. ${reason}`,
      };

/** That staff did what a person asked for. */
export interface RequestDone {
  kind: 'correction' | 'objection' | 'appeal';
  page: string;
  product: string;
}

const didAsAsked = {
  correction: 'We corrected your data as you asked',
  objection: 'We accepted your objection to a correction',
  appeal: 'We accepted your appeal, so you can send a document of your agency again',
};

export const request_done = ({ kind, page, product }: RequestDone) => ({
  subject: `${product}: ${didAsAsked[kind]}`,
  paragraphs: [
    `${didAsAsked[kind]}.`,
    `If something is still wrong, write to our grievance officer: ${page}`,
  ],
  note: 'You get this email because you asked us.',
  short: `${didAsAsked[kind]}.`,
});
