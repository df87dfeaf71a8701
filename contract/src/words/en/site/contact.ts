/** The contact page. */

export const title = 'Contact us';
export const description = 'Our office, email and phone number, and a map.';
export const heading = <Part>(mark: (text: string) => Part) => ['Talk to a ', mark('person.')];
export const lead =
  'Questions about a casting call, a payment or your profile? Email or phone us, and a person who knows the product will answer.';
export const email = 'Email';
export const phone = 'Phone';
export const office = 'Office';
export const map_title = (address: string) => `Map of ${address}`;
export const map_show = 'Show map';
export const map_source = <Part>(link: (text: string) => Part) => [
  'The map is loaded from OpenStreetMap. You can also ',
  link('open it there'),
  '.',
];
