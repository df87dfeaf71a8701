/** The page about the product and the page that does not exist. */

export const about_title = 'About us';
export const about_description =
  'Why we bring talent and production houses in India together, and how we keep casting fair.';
export const about_heading = <Part>(product: string, mark: (text: string) => Part) => [
  'About ',
  mark(product),
];
export const about_lead =
  'A casting marketplace where every applicant gets an answer, every casting call is real and nobody can buy the order of applicants, casting calls or search results.';
export const about_none = 'No data found';
export const about_pictures = 'Pictures';

export const missing_title = 'Page not found';
export const missing_heading = <Part>(mark: (text: string) => Part) => ['Page not ', mark('found')];
export const missing_text = 'Check the URL for typing errors. The page may also have moved.';
export const missing_home = 'Go to the home page';
export const missing_calls = 'See the casting calls';
