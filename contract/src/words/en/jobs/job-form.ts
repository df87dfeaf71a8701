import { plural } from '#words/en/plural.ts';

/** The form of a casting call, to post one or to edit it. */

export const title = 'Add Job Post';
export const lead = 'Talent read this before they apply. Fields marked * are required.';
export const other_drafts = (count: number) =>
  plural(count, {
    one: `You have ${count} other draft under Previous Job Post.`,
    other: `You have ${count} other drafts under Previous Job Post.`,
  });
export const form = 'Add Job Post';
export const submit = 'Add Job Post';
export const submitting = 'Submitting...';
export const failed = 'Failed to add job post';
export const added = 'Job Post Added Successfully 🎉';
export const preview = 'Preview';
export const preview_lead = 'This is how talent will see it. Nothing is posted yet.';
export const preview_roles = 'Role';
export const preview_role = (place: number) => `Role ${place}`;
export const picture_copied = 'The picture of the copied casting call is used unless you choose another.';
export const role_shared = 'Project, logistics and compensation are the same for every role.';
export const role_remove = <Part>(role: string, unseen: (text: string) => Part) => [
  'Remove this role',
  unseen(` (${role})`),
];
export const role_add = 'Add another role';
export const logged_out = 'Your entries are saved. You only need to choose the picture again.';
export const draft_saved = 'Draft saved. Nobody can see it until you post it.';
export const draft_here = 'Your entries are saved in this browser.';
export const draft_offline = 'No connection. Your entries are saved in this browser.';

export const edit_title = 'Edit casting call';
export const edit_save = 'Save changes';
export const edit_saving = 'Saving...';
export const edit_failed = 'We couldn’t save your changes. Try again.';
export const edit_logged_out = 'Log in, then make your changes again.';
export const edit_locked =
  'Someone has applied, so you can no longer change the project type, the role type or who the role is for. If you change the title or the pay, or bring the deadline forward, we tell the applicants, and they can still read the earlier version.';
export const edit_picture = 'The current picture stays unless you choose another.';
export const conflict = (name: string | null | undefined, time: string | undefined) =>
  `${name ?? 'Someone on your team'} changed this casting call while you were editing it${time ? ` (${time})` : ''}.`;
export const conflict_kept = 'Your changes are still in the form but not saved yet.';
export const conflict_updated = (fields: string) => `Updated in the form: ${fields}.`;
export const conflict_fields = 'You both changed these fields. The saved version says:';
export const conflict_keep = 'To keep your version, save your changes.';
export const conflict_discard = 'Discard my changes and load the saved version';
export const conflict_empty = 'Empty';
export const conflict_role = 'Role';

export const project = 'Project Information';
export const project_type = 'Project Type';
export const language = 'Language Required';
export const language_example = 'Hindi, Marathi';
export const project_description = 'Project Description';
export const image = 'Image';
export const role = 'Role Details';
export const role_further = (place: number) => `Role Details: role ${place}`;
export const role_title = 'Role Title';
export const role_title_example = 'Younger sister of the lead';
export const role_type = 'Role Type';
export const category = 'Talent Category';
export const category_hint = 'Choose All if any kind of talent can apply.';
export const gender = 'Gender';
export const age = 'Age Range';
export const age_hint = 'A range like 18-24, a minimum like 18+, or one age.';
export const age_wrong = 'Enter an age range like 18-24, 18+ or 30.';
export const height = 'Height';
export const height_example = '5 ft 4 in to 5 ft 9 in';
export const body = 'Body Type';
export const skills = 'Skills Needed';
export const skills_hint = 'Separate several skills with commas.';
export const role_description = 'Role Description';
export const hindi = 'In Hindi too';
export const hindi_lead =
  'Optional. Talent who use the site in Hindi see these texts instead of the ones above. If you leave one empty, they see the text above.';
export const project_description_hi = 'Project Description in Hindi';
export const role_description_hi = 'Role Description in Hindi';
export const skills_hi = 'Skills Needed in Hindi';
export const hindi_of_role = (label: string, place: number) => `${label}: role ${place}`;
export const positions = 'Positions';
export const positions_hint = 'How many talent you need for this role. If you leave it empty, we use 1.';
export const positions_wrong = (max: number) => `Please enter a whole number from 1 to ${max}.`;
export const child_permit = 'Permit Number';
export const child_permit_hint = 'The permit for children to work in this production.';
export const child_daily = 'Hours a Day';
export const child_stretch = 'Hours without a Break';
export const child_hours = (max: number) => `At most ${max}.`;
export const child_hours_wrong = (max: number) => `Please enter at most ${max} hours.`;
export const child_responsible = 'Responsible Person';
export const child_responsible_hint = 'The person who looks after the children on set.';
export const logistics = 'Logistics';
export const phone = 'Phone Number';
export const phone_wrong = 'Please enter a valid mobile number, with the country code if it is not Indian.';
export const email = 'Email';
export const email_wrong = 'Please enter a valid email address.';
export const city = 'City / Location';
export const city_example = 'Mumbai';
export const audition_type = 'Audition Type';
export const audition_date = 'Audition Date';
export const audition_late = 'The audition can’t be after the shoot.';
export const tape_deadline = 'Tape Deadline';
export const tape_deadline_hint = 'The last day on which talent can send their tape.';
export const tape_deadline_late = 'The tape deadline can’t be after the shoot.';
export const shoot_date = 'Shoot Date';
export const shoot_duration = 'Shoot Duration';
export const shoot_duration_example = '12 days';
export const deadline = 'Application Deadline';
export const deadline_hint = 'The casting call closes at the end of this day.';
export const deadline_past = 'The deadline can’t be in the past.';
export const availability = 'Availability Required';
export const pay_section = 'Compensation';
export const pay = 'Compensation';
export const pay_example = 'Paid, 40,000 a day';
