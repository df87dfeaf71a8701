export const lead =
  'Production houses search by your answers. A complete profile answers every question marked *.';
export const loading = 'Loading profile…';
export const load_failed = 'Failed to fetch profile';
export const form = 'Profile';

export const steps = 'Steps';
export const step_personal = 'Personal Information';
export const step_body = 'Physical Attributes and Body Measurement';
export const step_work = 'Roles, experience and media';
export const step_of = (step: number, count: number) => `Step ${step} of ${count}`;
export const step_complete = 'Complete';
export const step_missing = (count: number) => `${count} missing`;
export const previous = 'Previous';
export const next = 'Save and Next';
export const submit = 'Save and Submit';
export const log_in_hint =
  'Your answers are saved as a draft. Choose your photos and video again afterwards.';
export const save_failed = 'Failed to update profile';
export const saved_next = 'Opening the casting calls...';

export const draft_saved = 'Draft saved. Only you can see it.';
export const draft_local = 'No connection. Your draft is saved in this browser.';
export const draft_restored = 'We restored your unsaved changes. Choose your photos and video again.';
export const draft_discard = 'Discard unsaved changes';
export const conflict_title =
  'Your profile was saved in another tab or on another device while you were editing it.';
export const conflict_text = 'Save your changes too, or discard them and load the saved version.';
export const conflict_save = 'Save my changes too';
export const conflict_discard = 'Discard my changes and load the saved version';

export const missing = (count: number) => `Missing answers (${count})`;
export const missing_lead =
  'You can save now and finish later. The more you answer, the more casting calls match your profile.';

export const child = 'Different rules apply to talent under 18.';
export const child_questions = 'The next steps leave out questions for adults.';
export const child_seen_by =
  'Only production houses verified for children see the profile, with the first name and age group. They see contact details only in an application you send them.';
export const child_consent = 'A parent or guardian has given consent and can withdraw it at any time.';
export const child_consent_needed =
  'A parent or guardian must give consent before the profile is shown or applications are sent, and we must have checked who they are.';

export const files_title = 'Photos and video';
export const files_lead = 'Images: jpg, jpeg, png. Video: mp4, mkv, avi, mov. Max about 200MB.';
export const files_library = <Part>(link: (text: string) => Part) => [
  'To add intro videos, voice samples and captions, or to reorder your photos, go to ',
  link('Photos and Videos'),
  '.',
];
export const files_saved = 'In your profile';
export const files_saved_count = (count: number) => `${count} in your profile`;
export const files_place = (label: string, place: number, count: number) => `${label}, ${place} of ${count}`;

export const start_title = 'Your next three steps';
export const start_profile = 'Complete your profile';
export const start_profile_text =
  'Production houses find you by your answers. You can save at any time and finish later.';
export const start_photos = 'Add your photos';
export const start_photos_text =
  'Start with a clear photo of your face. It is the first thing a casting team sees.';
export const start_apply = 'Apply to a casting call';
export const start_apply_text = 'See the open casting calls that match your profile.';
export const start_done = '(done)';
