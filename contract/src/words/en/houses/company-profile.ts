export const company_title = 'Company Profile';
export const company_lead = 'This is what talent see of your company. Fields marked * are required.';
export const shown_title = 'How talent see you';
export const shown_lead = 'Your logo appears on all your casting calls.';
export const completion = 'Company profile';
export const logo_current = 'Your current logo';
export const logo = 'Logo';
export const company_save = 'Save and Go back';
export const last_saved = (time: string, name: string) => `Last saved ${time} by ${name}`;
export const company_logged_out = 'Your entries are saved. You only need to choose the logo again.';

export const company = 'Company';
export const company_name = 'Company Name';
export const verified_name_hint =
  'Our team checked a document of this name. If you take another one, your verification ends until we approve a document of it.';
export const other_name =
  'You have entered another company name. When you save it, your verification by documents ends, and we hide your casting calls for anyone under 18. Send a document of the new name to be verified again.';
export const owner_name = 'Owner Name';
export const contact = 'Contact';
export const email_hint =
  'Talent and our team use it to contact you. You still log in with your account’s email.';
export const phone_other = 'Alternate Contact';
export const phone_wrong = 'Please enter a valid phone number.';
export const website = 'Website';
export const company_kinds = 'Company type';
export const kinds_lead = 'Select all that apply.';
export const industries = 'Industries';
export const industries_lead = 'Select all industries you cast for.';

// The verification of a production house by documents.
export const documents_form = 'Company document';
export const kind = 'Document';
export const file = 'File';
export const file_hint = 'Only our team sees it, and we delete it once we have decided.';
export const for_children =
  'We also cast anyone under 18. Please verify us for children: two members of your team look at the document.';
/** Whether the house is verified for children. */
export const for_children_states = {
  none: 'You are not verified for children, so you can’t cast anyone under 18 or receive their applications. Ask for this with a document.',
  waiting: 'Two members of our team decide whether you are verified for children.',
  granted: 'You are verified for children: you can cast anyone under 18 and receive their applications.',
} as const;
export const documents_send = 'Send document';
export const send_another = 'Send another document';
export const documents_send_failed = 'We couldn’t send your document. Try again.';
export const documents_logged_out = 'Log in, then choose the file again.';
export const verify_title = 'Verify your production house';
export const verify_lead =
  'Verified production houses show a badge and see the contact details of applicants.';
export const verified_title = 'Your production house is verified';
export const verified_lead =
  'Your casting calls show this badge, and you see the contact details of applicants.';
export const valid_until = (day: string) => `Your document is valid until ${day}.`;
export const renew = 'Send a current document before then to stay verified.';
export const documents_waiting = 'We are checking your document. We will email you when we have decided.';
export const documents_refused = (reason: string | null) =>
  `We refused your document, and you can’t send another one: ${reason}`;
export const documents_appeal = 'Appeal this decision';
export const documents_rejected = (reason: string | null) =>
  `Your document was rejected: ${reason} Send another one.`;

// What staff decided about a production house, and how it appeals.
export const appeal_title = 'Appeals';
export const appeal_lead =
  'If you think a decision of our team is wrong, say why. Someone who did not make the decision will look at it again.';
export const appeal_empty =
  'There is nothing to appeal. Decisions against your production house appear here.';
export const appeal_text = 'Why the decision is wrong';
export const text_missing = 'Say why the decision is wrong.';
export const text_hint = 'Answer the reason above. Do not write passwords or ID numbers.';
export const appeal_send = 'Send appeal';
export const appeal_send_failed = 'We couldn’t send your appeal. Try again.';
export const decided = (time: string) => `Since ${time}.`;
export const house_meaning =
  'Talent can’t see your casting calls, and you can’t post casting calls or search for, invite or message talent.';
export const refused_call_meaning = 'Talent can’t see this casting call, and you can’t send it again.';
export const document_meaning = 'You can’t send another document.';
export const document_refused = 'Your company document was refused';
export const call_meaning =
  'Talent can’t see this version. You can also edit the casting call and save it to send it for review again.';
export const appeal_reason = 'Our team says';
export const appeal_sent = (time: string) => `You appealed on ${time}. We will email you our answer.`;
export const answered_title = 'Answered appeals';
export const accepted = (decision: string) => `${decision}: accepted`;
export const appeal_rejected = (decision: string) => `${decision}: rejected`;
export const dates = (sent: string, answered: string) => `Sent ${sent}, answered ${answered}`;
export const own_text = (text: string) => `You: ${text}`;
export const appeal_answer = (text: string) => `Our team: ${text}`;
export const appeal_sending = 'Sending...';
export const call = 'A casting call';
export const banned = 'Your production house is banned';
export const suspended = 'Your production house is suspended';
