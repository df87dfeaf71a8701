/** The public page of a production house. */

export const missing_title = 'Production house not found';
export const missing_text = 'Check the link. The production house may not have posted a casting call yet.';
export const missing_calls = 'See the casting calls';
export const meta_title = (house: string) => `${house}, casting calls`;
export const meta_description = (house: string) =>
  `Casting calls of ${house}, and how it answers applications.`;
export const meta_description_in = (house: string, place: string) =>
  `Casting calls of ${house} in ${place}, and how it answers applications.`;
export const unverified = 'Our staff have not checked documents of this production house yet.';
export const work = 'Type of Work';
export const location = 'Location';
export const joined = 'Joined';
export const open = 'Open casting calls';
export const earlier = 'Earlier casting calls';
export const open_none = 'No casting calls are open now.';
