/** The parent or guardian of a talent under 18: who it is, and what they decide. */

export const guardians_lead =
  'Talent under 18 need the consent of a parent or guardian. The parent or guardian gets a link, reads what it is about, confirms with a code and shows once who they are. Until then, the profile is hidden and no application can be sent.';
export const back_profile = 'Back to your profile';
export const back_application = 'Back to the application';
export const not_needed = 'You are 18 or older, so you don’t need the consent of a parent or guardian.';
export const consent_given_by = (name: string) => `${name} has given consent. The child can now apply.`;
export const consent_unproven = (name: string) =>
  `${name} has given consent. The profile stays hidden until we have checked who ${name} is. ${name} can do that with the link we sent.`;
export const hidden_first = 'A parent or guardian must give consent first.';
export const hidden_withdrawn = (name: string, day: string) =>
  `The consent of ${name} was withdrawn on ${day}. The profile is hidden.`;

export const guardians_name = 'Full name of the parent or guardian';
export const relation = 'Relationship to the child';
export const guardian_mobile = 'Mobile number of the parent or guardian';
export const guardian_mobile_hint =
  'Enter a mobile number, an email or both. If there is a mobile number, we send the link there.';
export const guardian_email = 'Email of the parent or guardian';
export const guardian_email_hint = 'They confirm with a code, so it must be their own.';
export const birth_date = 'The child’s date of birth';
export const birth_date_adult = 'From the age of 18, no consent is needed.';
export const link_send = 'Send the link';
export const link_failed = 'We couldn’t send the link. Try again.';

export const guardians_waiting = (name: string) => `Waiting for ${name}`;
export const waiting_text = (contact: string, name: string) =>
  `We sent a link to ${contact}. The profile stays hidden until ${name} opens it and gives consent.`;
export const asked_on = 'Asked on';
export const guardians_mobile = 'Mobile number';
export const request_failed = 'We couldn’t do that. Try again.';
export const request_session_ended = 'Nothing was sent.';
export const link_resend = 'Send the link again';
export const change = 'Change parent or guardian';
export const change_question = (name: string) => `Stop asking ${name}?`;
export const change_confirm = 'Name someone else';

export const consent_by = 'Consent given by';
export const consent_date = 'Date';
export const consent = 'Consent';
export const consent_withdraw_text = (name: string) =>
  `${name} can withdraw consent with the link we sent, and you can withdraw it here. The child is then hidden, applications end, and the child can’t apply until a guardian consents again.`;
export const consent_withdraw_question = 'Withdraw consent?';
export const consent_withdraw_failed = 'We couldn’t withdraw consent. Try again.';
export const consent_session_ended = 'Consent is not withdrawn yet.';
export const withdraw_confirm = 'Withdraw consent';

// The page where a parent or guardian decides for children, without an account.
export const decisions_title = 'For parents and guardians';
export const decisions_lead = (product: string) =>
  `Here you decide for a child who has an account on ${product}. Until you give consent and we have checked who you are, nobody can see the child’s profile and no application is sent.`;
export const link_incomplete = 'This link is incomplete. Open the link in our message again.';
export const needs_scripts = 'Please turn on JavaScript to decide for a child.';
export const no_children = 'No child has named you as their guardian.';

export const code_text = <Part>(contact: Part) => [
  'First we check that it is you. We send a 6-digit code to ',
  contact,
  '.',
];
export const code_sent = <Part>(contact: Part) => ['We have sent a code to ', contact, '.'];
export const code_send = 'Send me a code';
export const code_failed = 'We couldn’t send the code. Try again.';

export const lost_text =
  'Open the link in the message we sent you. If you no longer have it, we can send it again.';
export const lost_contact = 'Your mobile number or email';
export const lost_contact_hint = 'The one we sent our first message to.';
export const lost_send = 'Send me the link';

export const named_as = (name: string, relation: string) => `You are named as ${name} (${relation}).`;
export const runs_account = 'The account uses your own mobile number.';
export const status_agreed = (day: string, child: string) =>
  `You gave consent on ${day}. ${child} can apply.`;
export const status_unproven = (day: string, child: string) =>
  `You gave consent on ${day}. ${child} stays hidden until we have checked your documents.`;
export const status_withdrawn = (day: string, child: string) =>
  `The consent was withdrawn on ${day}. ${child} is hidden.`;
export const status_none = (child: string) => `You have not given consent. ${child} is hidden.`;

export const agree_title = 'What you agree to';
export const agree_media = (child: string) =>
  `We keep the profile, the photos and the videos that ${child} adds.`;
export const agree_hidden = 'Visitors and other talent never see the profile.';
export const agree_applications = (child: string) =>
  `${child} can apply to casting calls. A production house that we have verified for children sees the applications it receives, with the contact details in them, and your name and mobile number once an audition is confirmed.`;
export const agree_decide = (child: string) =>
  `You decide about each application, audition time, self-tape and role of ${child} before it takes effect, unless you allow applying without asking.`;
export const agree_told = 'We tell you about applications, auditions and offers.';
export const agree_withdraw = 'You can withdraw your consent at any time.';
export const agree_privacy = <Part>(link: (text: string) => Part) => [
  'Also read our ',
  link('privacy notice'),
  '.',
];
export const agree_missing = 'Tick the box to agree.';
export const agree_failed = 'We couldn’t record your consent. Try again.';
export const agree_submit = (child: string) => `Give consent for ${child}`;

export const choice_title = 'Your choice';
export const choice_listed = (child: string) =>
  `Production houses verified for children can find ${child} in lists and searches, by first name and age group.`;
export const choice_listed_label = 'Lists and searches';
export const choice_birthday = (child: string) =>
  `The home page greets ${child} by first name on their birthday.`;
export const choice_birthday_label = 'Birthday greeting';
export const choice_alone = (child: string) =>
  `${child} may apply, choose audition times and send self-tapes without asking you each time. You still decide about every role.`;
export const choice_alone_label = 'Applying without asking';
export const choice_clients = (child: string) =>
  `Production houses verified for children may show ${child}’s applications, with photos and videos, to clients who proved their email: by first name and age group, for 7 days at most.`;
export const choice_clients_label = 'Showing to clients';
export const withdraw_text = (child: string) =>
  `If you withdraw your consent, ${child} is hidden and can’t apply. All applications end, with auditions and offers, and production houses can no longer see them. You can give consent again later, but the applications don’t come back by themselves.`;
export const withdraw = 'Withdraw my consent';
export const withdraw_question = (child: string) => `Withdraw your consent for ${child}?`;

export const texts_title = 'What changed in our terms and privacy notice';
export const texts_until = (child: string) =>
  `Until you agree, ${child} can’t send applications or messages.`;
export const texts_failed = 'We couldn’t record your agreement. Try again.';
export const texts_agree = (child: string) => `Agree for ${child}`;

export const consent_given = (day: string, version: string, language: string) =>
  `Given on ${day}, version ${version} of the text in ${language}`;
export const consent_withdrawn = (day: string, version: string, language: string, withdrawn: string) =>
  `Given on ${day}, version ${version} of the text in ${language}, withdrawn on ${withdrawn}`;

export const others_title = 'Other guardians';
export const other_agreed = (guardian: string) => `${guardian} has given consent too.`;
export const other_asked = (guardian: string) => `${guardian} has been asked for consent.`;
export const other_invite = (child: string) => `Invite another guardian of ${child}`;
export const other_invite_text =
  'They give consent of their own, and each of you can then decide. If one of you withdraws, all consents end.';

export const delete_text = (child: string) =>
  `If you delete the account, ${child} is logged out and hidden, and all applications end. After 30 days we delete the profile, photos, videos, applications and conversations. Until then only you can keep the account, on this page.`;
export const delete_account = (child: string) => `Delete ${child}’s account`;
export const delete_question = (child: string) => `Delete ${child}’s account?`;
export const delete_failed = 'We couldn’t delete the account. Try again.';
export const deletion_by_you = (child: string, day: string) =>
  `You asked us to delete ${child}’s account. We will delete it on ${day}. Until then the profile is hidden, and ${child} can’t log in.`;
export const deletion_by_child = (child: string, day: string) =>
  `${child} asked us to delete their account. We will delete it on ${day}. Until then the profile is hidden.`;
export const keep_account = (child: string) => `Keep ${child}’s account`;
export const keep_failed = 'We couldn’t keep the account. Try again.';

// How a guardian proves who they are.
export const proof_mobile_title = 'Step 1 of 2: your mobile number';
export const proof_mobile_text =
  'We check once who you are, for all your children. First enter a mobile number of your own. We send a code to it by text message.';
export const proof_mobile = 'Your mobile number';
export const proof_other_mobile = 'Use another number';
export const proof_document_title = 'Step 2 of 2: your documents';
export const proof_document_text =
  'Our staff compare them once: that you are an adult, your name, and your relationship to the child. Then we delete them. Nobody else sees them.';
export const proof_relation_title = (children: string) => `One more document, for ${children}`;
export const proof_relation_text =
  'We already know who you are. Send a document that names you and the child. Our staff compare it, then we delete it. Until then nobody can see this child.';
export const proof_kind = 'Your identity document';
export const proof_kind_hint =
  'Of an Aadhaar card, send only a masked copy, on which the first 8 digits of the number are hidden.';
export const proof_file = 'Photo or PDF of this document';
export const proof_relation = 'Birth certificate of the child';
export const proof_relation_hint = 'Or another document that names you and the child, such as a court order.';
export const proof_send = 'Send documents';
export const proof_failed = 'We couldn’t send the documents. Try again.';
export const proof_rejected = (reason: string) => `Your documents were rejected: ${reason}`;
export const proof_waiting_title = 'We are checking your documents';
export const proof_waiting_text =
  'We will tell you when we are done, usually within two days. Until then nobody can see a child whose documents we have not compared.';
export const digilocker_text =
  'With DigiLocker you don’t have to send an identity document. It tells us your name and date of birth.';
export const digilocker_use = 'Continue with DigiLocker';
export const digilocker_done =
  'DigiLocker has confirmed who you are. Now send what shows your relationship to the child.';

// What waits for the guardian, and what was decided.
export const waits_for_you = 'Waiting for you';
export const nothing_waits =
  'Nothing is waiting. Applications, audition times, self-tapes and roles appear here before they take effect.';
export const request_by_child = {
  application: (child: string) => `${child} wants to apply`,
  audition: (child: string) => `${child} chose an audition time`,
  tape: (child: string) => `${child} recorded a self-tape`,
  offer: (child: string) => `${child} wants to accept this role`,
  invitation: (child: string) => `A production house invites ${child} to apply`,
  conversation: (child: string) => `A production house wrote to ${child}`,
} as const;
export const request_by_house = {
  ...request_by_child,
  audition: (child: string) => `${child} is invited to audition`,
  offer: (child: string) => `${child} is offered a role`,
} as const;
export const request_until = (day: string) => `Answer by ${day}`;
export const request_approve = {
  application: 'Send the application',
  audition: 'Confirm this time',
  tape: 'Send the tape',
  offer: 'Accept the role',
  invitation: 'Show it to the child',
  conversation: 'Show it to the child',
} as const;
export const request_sign = 'Sign terms and accept';
export const request_reject = 'Reject';
export const request_reject_question = (child: string) => `Reject this for ${child}? We will tell ${child}.`;
export const request_media_processing = 'The video is being prepared. Open this page again in a few minutes.';
export const request_photo = 'Photo in the application';
export const request_slots = 'Audition times';
export const request_no_slots = 'No audition time is free at the moment. We will tell you about new ones.';
export const decided = 'What you decided';
export const decided_kinds = {
  application: 'application',
  audition: 'audition',
  tape: 'self-tape',
  offer: 'role',
  invitation: 'invitation',
  conversation: 'conversation',
} as const;
export const decided_line = (child: string, kind: string, title: string) => `${child}, ${kind}: ${title}.`;
export const decided_approved = (day: string) => `Approved on ${day}`;
export const decided_rejected = (day: string) => `Rejected on ${day}`;

export const not_mine_text = (child: string) =>
  `If you do not know ${child}, or should not have been named, tell us. Your link ends, ${child} is hidden and our team looks into it.`;
export const not_mine = 'I do not agree / not my child';
export const not_mine_question = (child: string) => `Tell us that you are not the guardian of ${child}?`;
export const not_mine_confirm = 'End my link and hide the child';
