/** What the reader of a public profile can do next. */

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
export const comp_card = 'Comp card';
export const comp_card_file = (name: string) => `${name}, comp card.pdf`;
export const size_sheet = 'Size sheet';
export const size_sheet_file = (name: string) => `${name}, size sheet.pdf`;
