/** The public page of a casting call. */

export const call_missing_text =
  'Check the link. The casting call may also have been removed, or it never was here. If somebody sent it to you, do not pay and do not send documents.';
export const call_real = (product: string, verified: boolean) =>
  `Real casting call on ${product}${verified ? ', verified house' : ''}, free to apply.`;
export const call_closed = 'Closed: this casting call takes no more applications.';
export const call_meta_title = (title: string, city: string) => `${title}, ${city}`;
export const call_meta_description = (call: {
  house: string;
  city: string;
  role: string;
  gender: string;
  age: string;
  languages: string;
}) =>
  `${call.house} is casting in ${call.city}: ${call.role}, ${call.gender}, age ${call.age}, ${call.languages}.`;
export const calls = 'All casting calls';
export const contact_hidden = <Part>(link: (text: string) => Part) => [
  'Only logged-in users see the full contact details, so that bots can’t collect them. ',
  link('Log in to see them'),
];

// The public page of a production house.
export const house_missing_title = 'Production house not found';
export const house_missing_text =
  'Check the link. The production house may not have posted a casting call yet.';
export const house_meta_title = (house: string) => `${house}, casting calls`;
export const house_meta_description = (house: string) =>
  `Casting calls by ${house} and how quickly it answers.`;
export const meta_description_in = (house: string, place: string) =>
  `Casting calls by ${house} in ${place} and how quickly it answers.`;
export const unverified = 'We haven’t checked this production house’s documents yet.';
export const joined = 'Joined';
export const house_open = 'Open casting calls';
export const earlier = 'Earlier casting calls';
export const open_none = 'No casting calls are open now.';

// The public page of a talent.
export const talent_missing_text = 'The profile does not exist, or its owner has limited who can see it.';
export const meta_age = (band: string) => `age ${band}`;
export const talent_meta_description = (name: string, facts: string) => `${name}: ${facts}.`;
export const visit = (name: string) => `${name} can see that your production house viewed this page.`;

// What the reader of a public profile can do next.
export const next_steps = 'What you can do';
export const house_write = 'Open the application and write';
export const house_invite_hint = (name: string) =>
  `You can add a message to the invitation. Once ${name} applies, you can message each other.`;
export const own_page = 'Your page';
export const own_page_text = 'This is your public page.';
export const own_edit = 'Edit your profile';
export const own_visibility = 'Choose who sees it';
export const visitor_title = 'Casting for a project?';
export const visitor_invite = (name: string) => `Log in to invite ${name}`;
export const visitor_register = <Part>(link: (text: string) => Part) => [
  'New here? ',
  link('Register your production house'),
];
export const visitor_join = <Part>(link: (text: string) => Part) => [
  'Do you act, model, dance or do voice-overs? ',
  link('Create your own profile'),
  '. It is free.',
];
