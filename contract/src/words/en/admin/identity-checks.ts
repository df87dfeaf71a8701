/** Corrections of a person by staff, and the check of a document beside the profile. */

export const correct = 'Correct data';
export const correct_lead =
  'A name changes at once. A date of birth needs a document and a second person. A new email needs its owner, who gets a link after 24 hours.';
export const kind = 'What is wrong';
export const kinds = {
  name: 'Name',
  date_of_birth: 'Date of birth',
  email: 'Email that nobody can reach',
  badge: 'Verified badge',
} as const;
export const new_value = 'Correct value';
export const document = 'Document that shows it';
export const asked_by = 'Who asked for it';
export const askers = {
  person: 'The person',
  guardian: 'The parent or guardian',
  authority: 'A court or an authority',
} as const;
export const submit = 'Save correction';
export const states = { open: 'waiting', done: 'done', rejected: 'rejected', expired: 'expired' } as const;
export const list_title = 'Corrections and checks';

export const badge_review = 'Document for the verified badge';
export const birth_date_review = 'Date of birth to correct';
export const proposed = (by: string, asker: string) => `Requested by: ${asker}. Proposed by: ${by}.`;
export const from_to = (before: string, after: string) => `${before} → ${after}`;
export const own_proposal = 'You proposed this, so a colleague must confirm it.';
export const approve_badge = 'Give the badge';
export const confirm_birth_date = 'Correct the date of birth';
export const approve_title = (name: string) => `${name}: is this right?`;
export const approve_badge_text =
  'The name, the date of birth and the face on the document are those of the profile.';
export const birth_date_text = 'The document shows this date of birth, and it belongs to this person.';
export const becomes_child =
  'The person will count as under 18: the profile is hidden, and applications end without a guardian.';
export const reject = 'Reject';
export const reason_for_talent = 'Reason, shown to the talent';
export const reason_for_colleague = 'Reason, for your colleagues';
export const profile = 'Profile';
export const photo_alt = 'Photo of the profile';
export const no_photo = 'No photo';
export const open_person = 'Open this account';
export const scan = 'Document';
