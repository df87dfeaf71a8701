import { plural } from '#words/plural.ts';

export const invite_lead = 'We notify them, and they choose one of the free times.';
export const slot_changes = 'Changes to the slots';
export const slots_add_title = 'Add slots';
export const slots_add_lead = 'We create as many slots as fit between the two times. All times are in IST.';
export const slots_adding = 'Adding...';
export const slots_add_failed = 'We couldn’t add the slots. Try again.';
export const callbacks_in_person = 'Callbacks in person';
export const callback_invite_title = 'Invite to a callback';
export const round_invite_title = (round: number) => `Invite to round ${round}`;
export const round_invite_lead = 'Choose who continues. We notify them.';
export const invited_title = 'Invited';
export const invited_by = (name: string) => `Invited by ${name}`;
export const round = (round: number) => `Round ${round}`;

export const answers_for_house = {
  offered: 'Not answered yet',
  confirmed: 'Confirmed',
  asked: 'Asked for another time',
  declined: 'Declined',
  ended: 'Application closed',
} as const;

export const calendar_title = 'Auditions in your calendar';
export const calendar_lead =
  'Subscribe to this link in your calendar app to see your auditions and every change to them. Anyone with the link can see your auditions, so do not share it.';
export const calendar_shown_once = 'You already have a link. It is shown only once. A new link replaces it.';
export const calendar_create_again = 'Create a new link';

export const invite_failed = 'We couldn’t invite the applicants. Try again.';
export const invite_empty = 'Nobody to invite. Move applicants to Audition on the board first.';
export const invite_from_rounds = 'Applicants from earlier rounds';
export const invite_from_stage = 'In the stage Audition or a later one';
export const invite_busy = 'Inviting...';
export const invite = 'Invite';

export const confirm_failed = 'We couldn’t confirm this time. Try again.';
export const confirm_title = 'Confirm your audition';
export const card = (title: string) => `Audition for ${title}`;
export const proposed = 'The production house is holding this time for you:';
export const confirm_proposed = 'Confirm this time';
export const asked_note = (note: string | null) => `You wrote: ${note}`;
export const other_time = 'Choose another time';
export const titles = {
  offered: 'Choose a time for your audition',
  confirmed: 'Your audition is confirmed',
  asked: 'You asked for another time',
  declined: 'You declined this audition',
} as const;
export const add_to_calendar_for = (title: string) => `Add to calendar: the audition for ${title}`;
export const add_to_calendar = 'Add to calendar';
export const check_in_show = 'Show the QR code for check-in';
export const check_in_hint = 'The production house scans it when you arrive.';
export const check_in_code = (title: string) => `QR code to check in for ${title}`;
export const times_more = (count: number) =>
  plural(count, { one: `${count} more time`, other: `${count} more times` });
export const times_none =
  'No times are free at the moment. Ask for another time, and we will notify you when times are added.';
export const times_list = 'Free times';
export const time_confirm = 'Confirm';
export const ask_send = 'Send request';
export const ask_failed = 'We couldn’t send your request. Try again.';
export const ask = 'Ask for another time';
export const decline_for = (title: string) => `Decline the audition for ${title}`;
export const decline_question = 'Decline this audition? We will notify the production house.';
export const decline_confirm = 'Decline audition';

export const field_from = 'From (IST)';
export const field_until = 'Until';
export const field_minutes = 'Minutes per slot';
export const field_capacity = 'Applicants per slot';
export const field_place = 'Place or link';
export const field_place_example = 'Studio 4, Veera Desai Road, Andheri West';
export const field_contact_name = 'Contact person';
export const field_contact_phone = 'Contact phone';
export const field_bring = 'What to bring';
export const field_bring_example = 'A recent photo and something blue to wear';
export const field_break = 'Break between slots, in minutes';
export const field_round = 'Round';
export const field_round_hint = 'Enter 2 for callbacks. Only those you invite to a round see its slots.';
export const field_details_for = 'Contact and what to bring apply to';
export const field_details_slot = 'This slot';
export const field_details_day = 'All slots of this day';
export const field_times = 'Which times suit you?';
export const field_times_missing = 'Enter the times that suit you.';

// The timetable: the slots by day, who is in them, and the waiting list.
export const timetable_title = 'Timetable';
export const timetable_lead =
  'Move people by dragging, with the keyboard or from the list. We ask each of them to confirm the time.';
export const empty_add = 'No slots yet. Add slots, then invite applicants to them.';
export const timetable_empty = 'No slots yet.';
export const fill_busy = 'Filling...';
export const fill = 'Fill free slots from the waiting list';
export const fill_lead = 'We ask each of them to confirm the time. Nothing has been sent yet.';
export const fill_none = 'No free slot fits the round of anyone who waits.';
export const fill_send = (count: number) =>
  plural(count, { one: 'Send 1 invitation', other: `Send ${count} invitations` });
export const fill_failed = 'We couldn’t fill the slots. Try again.';
export const call_sheets = { pdf: 'Call sheet (PDF)', xlsx: 'Call sheet (Excel)' } as const;
export const cancel_failed = 'We couldn’t cancel the slot. Try again.';
export const place_failed = 'We couldn’t move the applicant. Try again.';
export const timetable_waiting = 'Waiting list';
export const waiting_lead = 'Applicants in the stage Audition without a slot, in order.';
export const waiting_empty = 'Nobody is waiting. Applicants you move to Audition on the board appear here.';
export const not_invited = 'Not invited yet';

export const offer_to_at = (name: string, time: string) => `Offer ${time} to ${name}`;
export const offer_to = (name: string) => `Offer to ${name}`;
export const change_at = (time: string) => `Change ${time}`;
export const change = 'Change slot';
export const cancel_at = (time: string) => `Cancel ${time}`;
export const cancel_question_taken = 'Cancel this slot? We will notify the applicants in it.';
export const cancel_question = 'Cancel this slot?';
export const timetable_cancel = 'Cancel slot';
export const cancel_dismiss = 'Keep slot';
export const places_free = (count: number) => plural(count, { one: `Free`, other: `${count} places free` });
export const change_failed = 'We couldn’t change the slot. Try again.';

export const move = (name: string) => `Move ${name}`;
export const move_hint = 'Drag, or press Space and use the arrow keys';
export const move_to = (name: string) => `Move ${name} to`;
export const picked_up = (name: string) =>
  `${name} picked up. Choose a slot with the arrow keys, drop with Space, or cancel with Esc.`;
export const not_moved = (name: string) => `${name} stays where they were.`;

// Check-in of an applicant at the venue.
export const check_in_page = 'Check-in';
export const missing = 'We couldn’t find this applicant. They may belong to another production house.';
export const no_slot = 'This applicant has no audition slot. Give them one in the timetable first.';
export const timetable = 'See the timetable';
export const arrived_of = (name: string) => `${name} arrived`;
export const arrived_undo = (name: string) => `Undo: ${name} arrived`;
export const arrived = 'Arrived';
export const arrived_at = (time: string) => `Arrived ${time}`;

export const field_private = 'Is this a private home or a hotel room?';
export const field_woman = 'A woman who will be there';
export const field_woman_hint = 'Needed where children may come. Talent can ask for it.';
export const slots_add_anyway = 'Add slots anyway';
export const slot_save_anyway = 'Save anyway';
export const asks_for_woman = 'Asks for a woman to be there';
