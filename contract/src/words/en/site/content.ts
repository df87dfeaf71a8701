/** The page about the product and the page that does not exist. */

export const about_title = 'About us';
export const about_description =
  'Why we bring talent and production houses in India together, and how we keep casting fair.';
export const about_heading = <Part>(product: string, mark: (text: string) => Part) => [
  'About ',
  mark(product),
];
export const about_lead =
  'A casting marketplace where every applicant gets an answer, every casting call is real and nobody can pay for a higher place in any list.';
export const about_pictures = 'Pictures';

export const content_missing_title = 'Page not found';
export const content_missing_heading = <Part>(mark: (text: string) => Part) => ['Page not ', mark('found')];
export const missing_text = 'Check the URL for typing errors. The page may also have moved.';

// The kinds of talent.
export const services_title = 'Services';
export const services_description =
  'Cast actors, models, kids, influencers, voice artists, dancers, foreign freelancers, talent agencies and theatre artists.';
export const services_heading = <Part>(mark: (text: string) => Part) => ['Nine kinds of ', mark('talent')];
export const services_lead =
  'Choose the kind of talent you are looking for. The numbers show how many profiles you can see today.';
export const talents = (count: string) => `${count} talent`;

// The projects that were cast here.
export const projects_title = 'Projects';
export const projects_heading = <Part>(mark: (text: string) => Part) => ['Projects ', mark('cast'), ' here'];
export const projects_lead = 'Films, web series and advertisements that were cast here.';
export const sort = 'Sort projects';
export const projects_none = 'No projects found.';

export const projects_missing_title = 'Project not found';
export const missing_description = 'This project does not exist.';
export const missing_hint = 'It may have been removed.';
export const projects_back = 'Back to projects';
export const poster = (title: string) => `Poster of ${title}`;
export const fact_genre = 'Genre';
export const fact_director = 'Directed by';
export const fact_producer = 'Produced by';
export const fact_year = 'Released';
export const fact_platform = 'Platform';

// The page of the clients.
export const clients_title = 'Our clients';
export const clients_heading = <Part>(mark: (text: string) => Part) => ['They ', mark('cast'), ' with us'];
export const clients_lead = 'Broadcasters, brands and studios that cast here.';
export const register_question = 'Casting something of your own?';
export const register = 'Register as a production house';

export const contact_title = 'Contact us';
export const contact_description = 'Our office, email and phone number, and a map.';
export const contact_heading = <Part>(mark: (text: string) => Part) => ['Talk to a ', mark('person.')];
export const contact_lead =
  'Questions about a casting call, a payment or your profile? Email or phone us, and a person who knows the product will answer.';
export const contact_phone = 'Phone';
export const office = 'Office';
export const map_title = (address: string) => `Map of ${address}`;
export const map_show = 'Show map';
export const map_source = <Part>(link: (text: string) => Part) => [
  'The map is loaded from OpenStreetMap. You can also ',
  link('open it there'),
  '.',
];
