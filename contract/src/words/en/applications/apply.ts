export const apply_page = 'Apply for this role';
export const page_for = (type: string) => `Apply for this role: ${type}`;
export const apply_lead = 'All fields are required. Answers from your profile are already filled in.';
export const job_id_missing = '❌ Job ID is missing. Please try again from a valid casting call.';
export const calls_for_you = 'See casting calls for you';
export const call = 'View the casting call';
export const apply_closed = 'This casting call is closed to new applications.';
export const not_sent = 'Your application could not be sent.';
export const days_taken = (days: string) =>
  `Your calendar says that you are not free on these shoot days: ${days}. You can still apply.`;
export const already_applied = 'You have already applied to this casting call.';
export const withdrawn_last = 'You withdrew your application to this casting call, so you can’t apply again.';
export const withdrawn =
  'You withdrew your application to this casting call. You can send it again once, with the same answers, photos and video.';

export const correct = 'Correct your application';
export const correct_lead =
  'You can correct it until the production house opens it. Your photos and video stay as you sent them.';
export const correct_failed = 'We couldn’t correct your application. Try again.';
export const correct_save = 'Save corrections';

export const apply_form = 'Application';
export const draft_found = 'Your earlier answers are filled in. Choose your photos and video again.';
export const kit_save = 'Save these files and this text as a kit';
export const session_ended =
  'Your answers are saved in this tab. Choose your photos and video again after you log in.';
export const apply_submit = 'Submit Application';
export const submitted = '✅ Application submitted successfully!';
export const submit_failed = 'Failed to submit application.';
export const known_title = 'From your profile';
export const known_lead =
  'These answers are filled in. Check them, and change what is different for this role.';
export const known_fold = 'Show as a summary';
export const known_change = 'Change these answers';
export const mismatch_title = 'Before you apply';
export const mismatch_gender = (expected: string, chosen: string) =>
  `This casting call asks for ${expected}, and you chose ${chosen}.`;
export const mismatch_age = (range: string | null, age: number) =>
  `This casting call asks for age ${range}. You are ${age}, by your date of birth.`;
export const mismatch_hint = 'You can still apply. The production house decides.';
export const guardian_text =
  'You are under 18. Tell us who your parent or guardian is, and we will send them a link. Your answers are saved in this tab, but you will have to choose your photos and video again.';
export const guardian_name = 'Name a parent or guardian';
export const used_up_title = 'You have used all your applications for this year.';
export const used_up_text =
  'Your answers are saved in this tab, but you can’t send them now. If no production house opens an application before its casting call closes, you get that application back.';
export const media_stored = <Part>(field: string, unseen: (text: string) => Part) => [
  'Choose a saved file',
  unseen(` as ${field}`),
];
export const media_new = <Part>(field: string, unseen: (text: string) => Part) => [
  'Add another file',
  unseen(` as ${field}`),
];
export const apply_none = <Part>(field: string, unseen: (text: string) => Part) => [
  'I don’t have one',
  unseen(`: ${field}`),
];
export const none_answer = 'None';

export const section_about = 'About you';
export const section_looks = 'Appearance';
export const section_role = 'This role';
export const section_consents = 'Your consent';
export const field_missing = (field: string) => `❌ Please fill the field: ${field}`;
export const consents_missing = '❌ You must agree to all consents before submitting.';
export const phone_invalid = 'Enter a mobile number, such as 98123 45678 or +44 7911 123456.';
export const field_name = 'Full Name';
export const field_phone = 'Phone';
export const field_skills = 'Key Skills';
export const field_skills_hint = 'Dance, languages, riding, driving.';
export const field_previous = 'Previous Work';
export const field_previous_hint = 'Titles, years and your role in each.';
export const field_courses_hint = 'Schools, workshops and training.';
export const field_portfolio_hint = 'A link to your work online.';
export const field_full_photo = 'Full Photo';
export const field_role = 'Role Information';
export const field_role_hint = 'Why you suit this role.';
export const field_travel = 'Travel or Relocation';
export const field_travel_hint = 'Can you travel or move for the shoot?';
export const field_dates = 'Specified Dates';
export const field_dates_hint = 'Are you free on the dates of the casting call?';
export const yes_no = {
  Yes: 'Yes',
  No: 'No',
} as const;

// The ways to apply on the pages of casting calls. Public pages load it, so it is kept small.
export const apply = <Part>(title: string, unseen: (text: string) => Part) => [
  'Apply',
  unseen(` for ${title}`),
];
export const send_again = 'Send your application again';
export const used_up = (used: number, max: number | null) => `${used} of ${max} applications used`;
export const action_closed = 'This casting call no longer takes applications.';
export const action_stopped = 'Not taking applications now.';
export const own_applications = 'See it in My Applications';
export const for_talent_only = 'Talent apply here with their own account.';
export const after_login = 'After you log in, the application form opens.';
export const register = 'New here? Register free';
