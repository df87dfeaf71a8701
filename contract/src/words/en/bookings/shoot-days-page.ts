/** Shoot days on the pages of the terms. */

export const title = 'Shoot days';
export const heading = (day: string, call_time: string) => `${day}, call time ${call_time}`;
export const add = 'Add a shoot day';
export const lead =
  'Everyone booked for this role on that day is told. If you change something later, they are told what.';
export const day = 'Day';
export const map_url = 'Map link';
export const contact_name = 'Contact person';
export const contact_phone = 'Phone of the contact person';
export const save = 'Save and send';
