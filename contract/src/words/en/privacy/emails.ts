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
