export const unnamed_house = 'Unnamed production house';
export const call_sent = (time: string) => `sent ${time}`;
export const flags = 'What to look at';
export const approve = 'Approve';
export const confirm_child = (title: string) => `Approve “${title}”?`;
export const confirm_child_text = (house: string) =>
  `${house} may cast children in this role. Approve it only if you have read all of it.`;
export const ask = 'Ask for a change';
export const call_take_down = 'Take down';
export const ask_label = 'What the production house should change';
export const refuse = 'Refuse for good';
export const added_in = (language: string) =>
  `These texts are added in ${language}, the language of the reader.`;
export const refuse_ground = 'Why';
export const refuse_call_title = 'Refuse this casting call for good';
export const refuse_document_title = (house: string) => `Refuse the documents of ${house} for good`;
export const take_down_title = 'Take this casting call down';

export const held = 'On hold: the production house is suspended, so nobody can see this casting call.';
export const new_call = 'New: talent can’t see this casting call yet.';
export const new_edit = 'Talent see the approved version until you approve this edit.';
export const failed_removal =
  'A removal did not take effect, so talent still see this casting call. Approve it to leave it as it is.';
export const call_rejected = (reason: string) =>
  `Waiting for the production house to make changes. We told them: ${reason}`;
export const call_refused = (reason: string) =>
  `Refused for good. The production house can only appeal. We told it: ${reason}`;
export const nothing_waits = {
  pending: 'Nothing awaits approval. This casting call is pending.',
  open: 'Nothing awaits approval. This casting call is open.',
  closed: 'Nothing awaits approval. This casting call is closed.',
} as const;

export const changes = 'What changes';
export const deadline = 'Application deadline';
export const picture_now = 'Picture now';
export const picture = 'Picture';
export const call_removed = 'removed:';
export const added = 'added:';
export const not_verified = 'Not verified by documents';
export const sees_children = 'Verified for children';
export const end_child_grade = 'End verification for children';
export const end_child_grade_title = 'End the verification for children';
export const registered = (time: string) => `Registered ${time}`;
export const house_calls = (count: number) => `Casting calls: ${count}`;
export const applications = (count: number) => `Applications to this casting call: ${count}`;
export const call_open_house = 'Open this production house';

/** By the name of the field; the last ones are of reports. */
export const fields = {
  project_type: 'Project type',
  project_description: 'Project description',
  language_required: 'Language',
  role_details: 'Role title',
  role_type: 'Role type',
  open_to: 'Who can apply',
  category: 'Category',
  gender: 'Gender',
  age_range: 'Age range',
  height: 'Height',
  body_type: 'Body type',
  skills_needed: 'Skills',
  role_description: 'Role description',
  project_description_hi: 'Project description in Hindi',
  role_description_hi: 'Role description in Hindi',
  skills_needed_hi: 'Skills in Hindi',
  child_permit_no: 'Permit number',
  child_daily_hours: 'Hours a day',
  child_stretch_hours: 'Hours without rest',
  child_responsible: 'Responsible for children',
  phone_number: 'Mobile number',
  email: 'Email',
  city_location: 'City',
  audition_type: 'Audition type',
  audition_dates: 'Audition dates',
  audition_end_date: 'Last audition date',
  shoot_dates: 'Shoot dates',
  shoot_duration: 'Shoot duration',
  availability_required: 'Availability',
  compensation: 'Compensation',
  house: 'Production house',
  owner: 'Owner',
  website: 'Website',
  location: 'Location',
  talent: 'Talent',
  talent_mobile: 'Talent’s mobile number',
  audition_place: 'Place of the audition',
  audition_time: 'Time of the audition (India)',
  audition_contact: 'Contact at the audition',
  pay_agreed: 'Pay agreed',
  pay_by_house: 'Paid, says the production house',
  pay_by_talent: 'Paid, says the talent',
  dispute_by_house: 'Disputed by the production house',
  dispute_by_talent: 'Disputed by the talent',
} as const;

// The review of company documents.
export const document_sent = (document: string, time: string) => `${document}, sent ${time}`;
export const sent_by = (document: string, time: string, name: string) =>
  `${document}, sent ${time} by ${name}`;
export const verify = 'Verify';
export const document_lead = 'The file is deleted once it is decided.';
export const document_alt = 'The document';
export const document_open_review = 'Review the document';
export const document_open = 'Open the file in a new tab';
export const cin = 'CIN';
export const cin_hint = 'Only if the document names one. We check it and keep it in the audit log.';
export const valid_until_hint = 'Only if the document names a last day. The verification ends after it.';
export const confirm_verify = (house: string) => `Verify ${house}?`;
export const confirm_verify_text = (document: string) =>
  `${document}: it names this production house and is current. This does not verify it for children.`;
export const asks_for_children =
  'It also asks to be verified for children. That takes two of us who have opened the document.';
export const approve_for_children = 'Verify and approve for children';
export const approve_for_children_title = (house: string) =>
  `Verify ${house}, and approve it for children as the first of two`;
export const approve_for_children_reason = 'Why it may see children (for colleagues)';
export const first_approval = (name: string, reason: string) =>
  `${name} approved this production house for children: ${reason} Somebody else must decide too.`;
export const verify_for_children = 'Verify for children';
export const verify_for_children_title = (house: string) => `Verify ${house} for children?`;
export const verify_for_children_text =
  'It will find children, receive their applications and may cast them, until this document ends.';
export const document_reject_title = (house: string) => `Reject the document of ${house}`;
export const confirm_guardian_text =
  'The documents show an adult of this name and the relationship to each child on this page. An Aadhaar number is masked. The children can then be shown.';
export const reason_for_guardian = 'Reason, shown to the guardian';
export const reject_unreadable = 'We cannot read the document. Send a sharper picture.';
export const reject_guardian_name = 'The name on the document differs from the name of the guardian.';
export const reject_guardian_relation = 'The documents do not show how you are related to the child.';
export const reject_guardian_aadhaar =
  'The Aadhaar number is not masked. Hide the first 8 digits and send it again.';
export const guardian_by_digilocker = (name: string) =>
  `DigiLocker confirmed an adult with the name ${name}. Compare the name and the relationship.`;
export const cin_warnings = {
  state: (state: string) => `${state} is not a State in a CIN. Compare it with the document.`,
  year: (year: string) => `No company was founded in ${year}. Compare the CIN with the document.`,
  ownership: (kind: string) => `${kind} is not a kind of company. Compare the CIN with the document.`,
} as const;
export const guardian_relation_document = 'Birth certificate or other proof of the relationship';
export const guardian_known = (day: string) =>
  `We verified this guardian on ${day}. Compare only the relationship to the child.`;
export const guardian_relation_compared = 'Relationship compared on';
export const guardian_of = (child: string) => `What the account of ${child} says`;
export const guardian_account = 'Account';
export const guardian_runs_account = 'Run by the guardian, whose mobile number it has';
export const document_facts = 'What the production house entered';
export const fact_owner = 'Owner';
export const fact_reports = 'Open reports';
export const not_given = 'Not given';

// Reports that staff read and close.
export const report_title = (subject: string, reason: string) => `${subject}: ${reason.toLowerCase()}`;
export const reported = {
  talent: (time: string) => `Reported ${time} by a talent`,
  production: (time: string) => `Reported ${time} by a production house`,
  deleted: (time: string) => `Reported ${time} by a deleted account`,
} as const;
export const report_closed = (time: string) => `This report was closed ${time}.`;
export const warn = 'Warn';
export const report_take_down = 'Take the casting call down';
export const no_action = 'Close without action';
export const reporter_text = 'What the reporter says';
export const warn_title = 'Send a warning';
export const report_note = (name: string | undefined) => (name ? `Message to ${name}` : 'Message');
export const warn_send = 'Send warning and close';
export const take_down_send = 'Take down and close';
export const warn_money = 'Do not ask talent for money, for any purpose.';
export const warn_harassment = 'Write only about the role. Talent reported a message as harassment.';
export const report_open_call = 'Open the casting call as it is now';
export const copy = 'What was reported';
export const copy_lead = 'As it was when it was reported. The audit log records that you opened it.';
export const party_house = 'Production house';
export const message_reported = 'reported';

export const events = {
  registered: 'Registered',
  renamed: 'Changed its name from',
  document_sent: 'Sent a company document',
  call_posted: 'Posted a casting call',
  reported: 'Was reported',
  appealed: 'Appealed',
} as const;
export const reason_money = 'Talent told us that they were asked for money.';
export const reason_fake = 'Your casting calls pretend to be from another production house.';
export const confirm_ban = 'Confirm ban';
export const confirm_suspension = 'Confirm suspension';
export const dismiss = 'Reject proposal';
export const propose_suspension = 'Propose to suspend';
export const propose_ban = 'Propose to ban';
export const end_suspension = 'End suspension';
export const propose_ban_title = 'Propose to ban this production house';
export const propose_suspension_title = 'Propose to suspend this production house';
export const propose = 'Propose';
export const suspension_facts = 'At a glance';
export const calls = (count: number, open: number) =>
  `Casting calls: ${count}, of which talent can apply to ${open}`;
export const open_applications = (count: number) => `Applications without an outcome: ${count}`;
export const open_reports = (count: number) => `Open reports: ${count}`;
export const in_force = {
  ban: 'This production house is banned. Nobody can see its casting calls, and it can’t post casting calls or search for, invite or message talent. Only an appeal ends a ban.',
  suspension:
    'This production house is suspended. Nobody can see its casting calls, and it can’t post casting calls or search for, invite or message talent.',
} as const;
export const active = 'This production house is active.';
export const own_proposal = {
  ban: 'You proposed a ban. A colleague must confirm it. Until then nothing changes.',
  suspension: 'You proposed a suspension. A colleague must confirm it. Until then nothing changes.',
} as const;
export const first_left =
  'They no longer do this work. If you confirm it, you are the first of two, and another colleague must confirm it too.';
export const colleague = 'A colleague';
export const proposal = {
  ban: (name: string, reason: string) => `${name} proposed a ban: ${reason}`,
  suspension: (name: string, reason: string) => `${name} proposed a suspension: ${reason}`,
} as const;

export const appeal_title = (subject: string) => `Appeal: ${subject}`;
export const appeal_subjects = {
  document: 'company document',
  suspension: 'suspension',
  ban: 'ban',
} as const;
export const unnamed_call = 'a casting call';
export const appeal_sent = (time: string) => `sent ${time}`;
export const appeal_accept = 'Accept appeal';
export const appeal_reject = 'Reject appeal';
export const decision = 'What we decided';
export const decided_by = (names: readonly string[]) => `By ${names.join(' and ')}`;
export const house_text = 'What the production house says';
export const appeal_open_call = 'Open the casting call';
export const accept_title = 'Accept this appeal';
export const appeal_reject_title = 'Reject this appeal';
export const appeal_answer = 'Answer to the production house';
export const suggestion_accept =
  'You are right, and we are sorry. The information you sent shows that the decision was wrong.';
export const suggestion_reject = 'Your appeal does not answer what talent reported.';
export const accepted = (by: string, time: string, answer: string | null) =>
  `${by} accepted this appeal on ${time}: ${answer}`;
export const appeal_rejected = (by: string, time: string, answer: string | null) =>
  `${by} rejected this appeal on ${time}: ${answer}`;
export const no_answer_needed = 'The decision has ended or changed since the appeal. No answer is needed.';
export const own_decision = 'You made this decision, so a colleague must answer.';
export const if_accepted = {
  call: 'If you accept, the casting call is approved and talent can see it.',
  refused_call: 'If you accept, the casting call is approved and talent can see it.',
  document: 'If you accept, the production house can send another document.',
  suspension: 'If you accept, the suspension ends and the casting calls are as they were before.',
  ban: 'If you accept, the ban ends and the casting calls are as they were before.',
} as const;
