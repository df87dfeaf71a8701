/** Check-in of an applicant at the venue. */

export const page = 'Check-in';
export const missing = 'We couldn’t find this applicant. They may belong to another production house.';
export const no_slot = 'This applicant has no audition slot. Give them one in the timetable first.';
export const timetable = 'See the timetable';
export const failed = 'We couldn’t save this. Try again.';
export const arrived_of = (name: string) => `${name} arrived`;
export const arrived_undo = (name: string) => `Undo: ${name} arrived`;
export const arrived = 'Arrived';
export const arrived_at = (time: string) => `Arrived ${time}`;
export const undo = 'Undo';
