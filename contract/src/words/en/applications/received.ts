/** What a production house sees of its applicants and of what they sent. */

export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  'View More',
  unseen(` about ${name}`),
];
export const none = 'No applicants found.';
export const profile_page = 'Applicant profile';
export const photos_page = 'Applicant photos';
export const photos_open = 'Photo';
export const back = 'Back';
export const missing_title = 'No profile found.';
export const missing_lead =
  'We couldn’t find this applicant. They may not have applied to you, or their profile is hidden.';
export const missing_all = 'See your applicants';

export const photos_of = (name: string) => `Photos of ${name}`;
export const photos_none = 'No photos uploaded yet.';
export const photo_profile = 'Profile photo';
export const photo_headshot = 'Headshot';
export const photo_full = 'Full-length photo';
export const portrait = (name: string) => `Portrait of ${name}`;
export const skills = 'Skills';
export const skills_none = 'No skills info';
export const languages = 'Languages';
export const video = 'Audition video';
export const video_of = (name: string) => `Audition video of ${name}`;
export const fact_age = 'Age';
export const fact_gender = 'Gender';
export const fact_location = 'Location';
export const fact_height = 'Height';
export const fact_body = 'Body';
export const fact_hair = 'Hair';
export const fact_eyes = 'Eyes';
export const fact_beard = 'Beard';
export const fact_mobile = 'Mobile';
export const fact_email = 'Email';

export const applied_on = (day: string) => `Applied on ${day}`;
export const status = 'Status';
export const message = 'Message';
export const for_role = 'For this role';
export const can_travel = 'Can travel or relocate';
export const is_free = 'Free on the dates';
export const yes = 'Yes';
export const no = 'No';
export const tape = 'Self-tape';
export const tape_received = (state: string, time: string) => `${state}, ${time}`;
export const tape_deadline = (state: string, time: string) => `${state}, deadline ${time}`;
export const tape_states = {
  waiting: 'Waiting for tape',
  overdue: 'Tape overdue',
  received: 'Tape received',
  received_late: 'Tape received late',
  declined: 'Tape declined',
} as const;
export const media_of = (field: string, name: string) => `${field} of ${name}`;
export const media_original = 'This is the original file. Some browsers can’t play it.';
export const form = 'Application form';
export const form_person = 'Person';
export const form_appearance = 'Appearance';
export const form_experience = 'Experience';

export const withheld_withdrawn =
  'The talent withdrew this application, so its contact details, links and media are not shown.';
export const withheld_consent =
  'The talent has not agreed to be contacted about this casting call, so contact details, links and media are not shown.';
export const verify =
  'You can see an applicant’s email, mobile number, Instagram and date of birth once your production house is verified by documents.';
export const verify_link = 'Verify your production house';
