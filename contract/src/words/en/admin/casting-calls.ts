/** The review of casting calls. */

export const unnamed_house = 'Unnamed house';
export const sent = (time: string) => `sent ${time}`;
export const flags = 'What to look at';
export const approve = 'Approve';
export const confirm_child = (title: string) => `Approve “${title}”?`;
export const confirm_child_text = (house: string) =>
  `${house} may cast children in this role. Approve it only if you have read all of it.`;
export const ask = 'Ask for a change';
export const take_down = 'Take down';
export const ask_label = 'What the production house should change';
export const ask_send = 'Send';
export const ask_money = 'Remove the request for money. Talent never pay to audition or to register.';
export const ask_contact =
  'Remove phone numbers and links from the text. Enter contact details in their own fields.';
export const ask_details = 'Describe the role and the project in more detail.';
export const take_down_title = 'Take this casting call down';
export const take_down_label = 'Reason, shown to the production house';
export const take_down_money = 'Talent told us that they were asked for money.';
export const take_down_fake = 'This casting call pretends to be from another production house.';

export const held = 'On hold: the production house is suspended, so nobody can see this casting call.';
export const new_call = 'New: talent can’t see this casting call yet.';
export const new_edit = 'Talent see the approved version until you approve this edit.';
export const refused = (reason: string) =>
  `Waiting for the production house to make changes. We told them: ${reason}`;
export const nothing_waits = {
  pending: 'Nothing awaits approval. This casting call is pending.',
  open: 'Nothing awaits approval. This casting call is open.',
  closed: 'Nothing awaits approval. This casting call is closed.',
} as const;

export const changes = 'What changes';
export const call = 'Casting call';
export const deadline = 'Application deadline';
export const picture_now = 'Picture now';
export const picture = 'Picture';
export const picture_new = 'New picture';
export const removed = 'removed:';
export const added = 'added:';
export const verified = 'Verified by documents';
export const not_verified = 'Not verified by documents';
export const registered = (time: string) => `Registered ${time}`;
export const house_calls = (count: number) => `Casting calls: ${count}`;
export const house_reports = (count: number) => `Open reports: ${count}`;
export const applications = (count: number) => `Applications to this casting call: ${count}`;
export const open_house = 'Open this production house';

/** By the name of the field; the last ones are of reports. */
export const fields = {
  project_type: 'Project type',
  project_description: 'Project description',
  language_required: 'Language',
  role_details: 'Role title',
  role_type: 'Role type',
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
  shoot_dates: 'Shoot dates',
  shoot_duration: 'Shoot duration',
  availability_required: 'Availability',
  compensation: 'Compensation',
  house: 'Production house',
  owner: 'Owner',
  website: 'Website',
  location: 'Location',
  talent: 'Talent',
} as const;
