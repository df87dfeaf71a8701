/** Adding people from elsewhere to the board, and the page on which they answer. */

export const add_people = 'Add people';
export const lead =
  'Add people who came to you elsewhere. They need no account: we send them a link when you offer an audition time or tell them. They can have everything deleted.';
export const add_row = 'Add a row';
export const paste = 'Paste a list';
export const list = 'List';
export const list_hint = 'One person a line, for example: Asha Rao, 98200 00000, asha@example.com';
export const read_list = 'Read the list';
export const choose_file = 'Choose a file';
export const choose_photos = 'Choose photos';
export const file_unreadable = 'We couldn’t read this file. Save it as CSV or XLSX.';
export const adults = 'I confirm that everybody here is 18 or older.';
export const add = (count: number) =>
  count === 0 ? 'Add people' : count === 1 ? 'Add 1 person' : `Add ${count} people`;
export const adding = 'Adding …';
export const add_failed = 'We couldn’t add these people. Try again.';
export const files_failed = (names: string) =>
  `We couldn’t store the files of: ${names}. The people were added.`;

export const person = (place: number) => `person ${place}`;
export const fields = {
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  video_link: 'Video link',
  note: 'Note',
} as const;
export const photo = 'Photo';
export const photo_of = (place: number) => `Photo, person ${place}`;
export const video = 'Video';
export const video_of = (place: number) => `Video, person ${place}`;
export const remove = (place: number) => `Remove person ${place}`;

export const added = 'People you added';
export const takes_nobody =
  'Nobody can be added now: the casting call is closed, ended long ago, or is for children only.';
export const deleted = (count: number) =>
  count === 1
    ? '1 person you added asked to be deleted. Everything about them is gone.'
    : `${count} people you added asked to be deleted. Everything about them is gone.`;
export const added_on = (day: string, by: string | null) =>
  by ? `Added on ${day} by ${by}` : `Added on ${day}`;
export const told = (day: string) => `Told on ${day}`;
export const not_told = 'Not told yet';
export const not_reachable = 'We can’t send text messages now. Tell them yourself.';
export const joined = (day: string) => `Registered on ${day}`;
export const merged = 'Registered, and had applied too';
export const tell = 'Tell them';
export const tell_of = (name: string) => `Tell ${name}`;
export const tell_failed = 'We couldn’t send this message. Try again.';

// The page of the person.
export const page_title = 'What a production house keeps of you';
export const page_lead = (house: string, added_day: string, until: string) =>
  `${house} added you to this casting call on ${added_day}. Only they, and the clients they show applicants to, can see it. We delete it after ${until} at the latest.`;
export const audition = 'Your audition';
export const confirm = (time: string, place: string) => `Confirm ${time}, ${place}`;
export const confirmed = (time: string, place: string) => `Confirmed: ${time}, ${place}`;
export const decline = 'I can’t come';
export const declined = 'You said that you can’t come.';
export const kept_title = 'What is kept';
export const kept = { has_photo: 'A photo', has_video: 'A video', has_notes: 'Notes of the team' } as const;
export const kept_lead =
  'If you register with this mobile number or email, the application moves to your account.';
export const erase = 'Delete everything';
export const erase_question =
  'Delete everything about you? The production house is told that you asked for it.';
export const answer_failed = 'We couldn’t save this. Try again.';
export const ended = 'This link no longer works.';
export const ended_lead = 'What it was about has been deleted or belongs to an account now.';
