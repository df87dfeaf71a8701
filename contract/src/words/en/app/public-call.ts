/** The public page of a casting call. */

export const missing_title = 'Job not found';
export const missing_text = 'Check the link. The casting call may also have been removed.';
export const missing_calls = 'See the casting calls';
export const meta_title = (title: string, city: string) => `${title}, ${city}`;
export const meta_house = 'A production house';
export const meta_description = (call: {
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
