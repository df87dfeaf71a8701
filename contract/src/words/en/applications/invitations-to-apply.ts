/** Invitations to apply that a talent received. */

export const list = 'Invitations';
export const decline_failed = 'We couldn’t decline the invitation. Try again.';
export const stop_failed = 'We couldn’t stop these invitations. Try again.';
export const allow_failed = 'We couldn’t allow invitations from this production house. Try again.';
export const unnamed_house = 'A production house';
export const invited_by = <Part>(house: Part) => [house, ' invites you to apply'];
export const until = (day: string) => `until ${day}`;
export const decline_of = (title: string) => `Decline: ${title}`;
export const decline = 'Decline';
export const stop_question = (house: string) => `Stop invitations from ${house}?`;
export const stop = 'Stop invitations';
export const stop_of = (house: string) => `Stop invitations from ${house}`;
export const stopped_houses = (count: number) => `Production houses that can’t invite you (${count})`;
export const allow = 'Allow invitations';
