/** What keeps talent safe at an audition: the card, the pass that family follows, and the report. */

export const open_map = 'Open in maps';
export const check_in = 'Check in';
export const check_out = 'Check out';
export const left_at = (time: string) => `Checked out ${time}`;
export const share = 'Share with family';
export const share_stop = 'Stop sharing';
export const share_text = (title: string) => `My audition for ${title}`;
export const woman_ask = 'Ask for a woman to be there';
export const woman_asked = 'You asked for a woman to be there.';

export const unsafe = 'I don’t feel safe';
export const unsafe_about = (title: string) => `I don’t feel safe: ${title}`;
export const call = (number: string) => `Call ${number}`;
export const states = {
  sending: () => 'Telling our safety team...',
  sent: (place: string) => `Our safety team knows that you need help at ${place}`,
  waiting: () => 'There is no connection. We tell our safety team as soon as there is one.',
  failed: () => 'We couldn’t tell our safety team. Try again, or call.',
} as const;
export const what_happens = 'What is happening?';

export const pass_page = 'Audition pass';
export const pass_title = (name: string) => `${name}’s audition`;
export const pass_ended = 'This link no longer works';
export const pass_state = 'Now';
export const pass_time = 'Time';
export const pass_place = 'Place';
export const not_arrived = 'Not checked in yet';
export const unsafe_send = 'Send';
export const pass_house = 'Production house';
